// A toy engine that knows permanents which enter as copies, and declines everything else.
//
//     pytest features --engine-command "node tests/port/toy/engine.mjs"
//
// Cards come with their abilities as data, so there is no reader of texts here. What an
// object is, is what it copied when it entered, or what is printed on its card (707.2, 707.5).
// What an ability does to anything but its own entering isn't known: it is carried and shown.
//
// Rules for this file: what isn't known is declined or refused, never guessed.

import { createInterface } from "node:readline";

const REFUSED = 1, CHOICE = 2, SCRIPT = 3, UNSUPPORTED = 5;

class Trouble extends Error {
  constructor(code, message, data) {
    super(message);
    Object.assign(this, { code, data });
  }
}
const refused = (message, rule) => new Trouble(REFUSED, message, { rule });
const unsupported = (capability, what) => new Trouble(UNSUPPORTED, `${what} isn't known here`, { capability });
const fail = (message) => { throw new Trouble(SCRIPT, message); };

// --- who this is -----------------------------------------------------------------------------

// Scenarios that need something else aren't played.
const IN_PART = ["exceptions", "entering", "legality"];

function hello({ capabilities }) {
  const has = (name) => (IN_PART.includes(name) ? "part" : "none");
  return {
    name: "Toy",
    version: "1.0",
    language: "JavaScript",
    protocol: 1,
    editions: ["now"],
    capabilities: Object.fromEntries(capabilities.map((name) => [name, has(name)])),
  };
}

// --- cards -----------------------------------------------------------------------------------

const COLORS = { W: "white", U: "blue", B: "black", R: "red", G: "green" };
const SUPERTYPES = ["Basic", "Legendary", "Snow", "World"];

const symbols = (mana) => [...mana.matchAll(/\{([^{}]+)\}/g)].map((found) => found[1]);

function values(card) {
  const [left, right = ""] = card.type_line.split(" - ");
  const words = left.split(" ");
  const [power, toughness] = card.size ? card.size.split("/").map(Number) : [null, null];
  const cost = symbols(card.mana_cost);
  const indicator = card.color_indicator ?? [];
  return {
    name: card.name,
    mana_cost: card.mana_cost,
    mana_value: cost.reduce((sum, one) => sum + (/^\d+$/.test(one) ? Number(one) : one === "X" ? 0 : 1), 0),
    colors: Object.entries(COLORS)
      .filter(([letter, name]) => cost.some((one) => one.split("/").includes(letter)) || indicator.includes(name))
      .map(([, name]) => name),
    supertypes: words.filter((word) => SUPERTYPES.includes(word)),
    types: words.filter((word) => !SUPERTYPES.includes(word)),
    subtypes: right.split(" ").filter(Boolean),
    abilities: card.abilities,
    power,
    toughness,
    color_indicator: indicator,
    symbol: card.symbol ?? null,
  };
}

// What is in none of these lists is declined when the card comes.
const ENTERING = ["is", "says", "who", "tapped", "copy", "optional"];
const EXCEPTIONS = ["Keep", "SetName", "SetSize", "SetColors", "AddTypes", "Gain"];
const KEPT = { color: ["colors", "color_indicator"], size: ["power", "toughness"], name: ["name"] };

function known(card) {
  for (const ability of card.abilities.filter((one) => one.is === "Entering")) {
    if (Object.keys(ability).some((field) => !ENTERING.includes(field)) || (ability.who && ability.copy))
      throw unsupported("entering", ability.says);
    for (const one of ability.copy?.exceptions ?? [])
      if (!EXCEPTIONS.includes(one.is) || (one.is === "Keep" && !KEPT[one.characteristic]))
        throw unsupported("exceptions", ability.says);
  }
  return card;
}

// 707.9: the exceptions are part of what is copied.
function copyOf(original, exceptions, own) {
  const copy = { ...original };
  const change = {
    Keep: ({ characteristic }) => KEPT[characteristic].forEach((name) => { copy[name] = own[name]; }),
    SetName: ({ name }) => { copy.name = name; },
    SetSize: ({ power, toughness }) => Object.assign(copy, { power, toughness }),
    SetColors: ({ colors, add }) => {
      const words = colors.map((one) => one.name);
      copy.colors = add ? [...new Set([...copy.colors, ...words])] : words;
      if (!add) copy.color_indicator = []; // 707.9d
    },
    AddTypes: ({ words }) => words.forEach(({ is, name }) => {
      const list = { CardType: "types", Supertype: "supertypes", Subtype: "subtypes" }[is];
      copy[list] = [...new Set([...copy[list], name[0].toUpperCase() + name.slice(1)])];
    }),
    Gain: ({ ability }) => { copy.abilities = [...copy.abilities, ability]; },
  };
  for (const one of exceptions) change[one.is](one);
  return copy;
}

// --- a game ----------------------------------------------------------------------------------

let game;

const player = (name) => game.players.get(name) ?? fail(`there is no player ${name}`);
const find = (label) => game.objects.get(label) ?? fail(`there is nothing called "${label}"`);
const zone = (name, owner) => [...game.objects.values()].filter((one) => one.zone === name && one.owner === owner);
const battlefield = () => [...game.objects.values()].filter((one) => one.zone === "battlefield");

function begin({ players, cards, edition }) {
  game = {
    players: new Map(players.map((name) => [name, { name, life: 20, pool: [], answers: [] }])),
    cards: new Map(cards.map((card) => [card.name, known(card)])),
    objects: new Map(),
    stack: [],
    active: players[0],
  };
}

function put({ card, player: name, zone: where, label }) {
  const printed = game.cards.get(card) ?? fail(`there is no card ${card}`);
  if (game.objects.has(label)) fail(`there is something called "${label}" already`);
  const object = { label, card: values(printed), owner: player(name).name, controller: name, zone: where };
  game.objects.set(label, object);
  if (where === "battlefield") enter(object);
}

// 614.1c, 707.5: what is to be copied is chosen as the object enters, and taken once; then it is tapped or not (616.1).
function enter(object) {
  object.zone = ""; // it can't choose itself (614.12)
  for (let copy; (copy = chosen(object)); ) object.copied = copy; // a copied text may say so again (616.1f)
  object.tapped = tapping(object, object).length + battlefield().flatMap((one) => tapping(one, object)).length > 0;
  object.zone = "battlefield";
  settle();
}

function chosen(object) {
  const copying = copiable(object).abilities.find((ability) => ability.is === "Entering" && ability.copy);
  if (!copying) return null;
  const { copy, optional } = copying;
  const options = battlefield().filter((one) => fits(one, copy.source.filter, object));
  if (!options.length) return null;
  const answer = options.length === 1 && !optional ? options[0].label : ask(object.controller, `what ${object.label} copies`,
    [...options.map((one) => one.label), ...(optional ? ["nothing"] : [])]);
  return answer === "nothing" ? null : copyOf(copiable(find(answer)), copy.exceptions ?? [], copiable(object));
}

const tapping = (source, object) => copiable(source).abilities.filter((one) => one.is === "Entering" && one.tapped
  && (one.who ? fits(object, one.who.filter, source) : source === object));

const copiable = (object) => object.copied ?? object.card;

// 208.3: a permanent that is no creature has neither power nor toughness.
function current(object) {
  const sized = copiable(object).types.includes("Creature") || object.zone !== "battlefield";
  return { ...copiable(object), ...(sized ? {} : { power: null, toughness: null }) };
}

const READ = ["noun", "every", "either", "none", "controller", "other"];

function fits(object, filter, self) {
  const strange = Object.keys(filter).find((key) => !READ.includes(key));
  if (strange) throw new Error(`a filter with ${strange}`);
  const has = (word) => {
    const found = copiable(object);
    const words = { CardType: found.types, Supertype: found.supertypes, Subtype: found.subtypes, Color: found.colors };
    return words[word.is].some((one) => one.toLowerCase() === word.name.toLowerCase());
  };
  const who = filter.controller?.who;
  return (filter.every ?? []).every(has)
    && (!filter.either?.length || filter.either.some(has))
    && !(filter.none ?? []).some(has)
    && (!who || (object.controller === self.controller) === (who === "you"));
}

function ask(name, question, offered) {
  const answer = player(name).answers[0];
  const found = answer === undefined ? "no choice was prepared" : `the answer is ${answer}`;
  if (!offered.includes(answer))
    throw new Trouble(CHOICE, `${name} is asked ${question}, and ${found}; offered: ${offered.join(", ")}`);
  return player(name).answers.shift();
}

// 704.5f, 704.5j: no toughness, and two legends of one name.
function settle() {
  for (const one of battlefield()) {
    const found = copiable(one);
    if (found.types.includes("Creature") && found.toughness <= 0) bury(one);
  }
  for (const one of battlefield()) {
    const found = copiable(one);
    const same = battlefield().filter((other) => found.supertypes.includes("Legendary")
      && other.controller === one.controller && copiable(other).name === found.name);
    if (one.zone !== "battlefield" || same.length < 2) continue;
    const kept = ask(one.controller, "which legend stays", same.map((other) => other.label));
    same.filter((other) => other.label !== kept).forEach(bury);
  }
}

function bury(object) {
  Object.assign(object, { zone: "graveyard", copied: null, tapped: false, controller: object.owner });
}

// --- casting (601) ---------------------------------------------------------------------------

function castable({ is, player: name, object: label, details = {} }) {
  if (is !== "Cast" || Object.keys(details).length) throw unsupported("legality", is);
  const object = find(label);
  const cost = symbols(object.card.mana_cost);
  const pool = [...player(name).pool];
  if (object.zone !== "hand" || object.owner !== name) throw refused(`"${label}" isn't in ${name}'s hand`, "601.2a");
  if (game.stack.length || game.active !== name) throw refused(`${name} can't cast "${label}" now`, "307.1");
  for (const one of cost.filter((symbol) => symbol in COLORS)) pay(pool, (mana) => mana === one, name, label);
  for (const one of cost.filter((symbol) => /^\d+$/.test(symbol)))
    for (let n = 0; n < Number(one); n++) pay(pool, () => true, name, label);
  return { object, pool };
}

function cast(action) {
  const { object, pool } = castable(action);
  player(action.player).pool = pool;
  game.stack.unshift(Object.assign(object, { zone: "stack" }));
}

function may(action) {
  try {
    castable(action);
    return null;
  } catch (error) {
    if (error.code !== REFUSED) throw error;
    return { message: error.message, rule: error.data.rule };
  }
}

function pay(pool, fitting, name, label) {
  const place = pool.findIndex(fitting);
  if (place < 0) throw refused(`${name} hasn't the mana to cast "${label}"`, "601.2h");
  pool.splice(place, 1);
}

// --- requests --------------------------------------------------------------------------------

const METHODS = {
  hello,
  begin,
  add_card: ({ card }) => void game.cards.set(card.name, known(card)),
  put,
  add_mana: ({ player: name, mana }) => {
    for (const one of symbols(mana))
      player(name).pool.push(...(/^\d+$/.test(one) ? Array(Number(one)).fill("C") : [one]));
  },
  prepare: ({ player: name, answer }) => void player(name).answers.push(answer),
  resolve: () => enter(game.stack.shift() ?? fail("there is nothing on the stack")),
  do: ({ action }) => cast(action),
  may: ({ action }) => may(action),
  copiable: ({ label }) => copiable(find(label)),
  current: ({ label }) => current(find(label)),
  state: ({ label }) => {
    const { zone: where, owner, controller, tapped = false } = find(label);
    return { zone: where, kind: "card", owner, controller, tapped };
  },
  player: ({ name }) => ({
    life: player(name).life,
    mana: player(name).pool.map((one) => `{${one}}`).join(""),
    hand: zone("hand", name).map((one) => one.label),
    graveyard: zone("graveyard", name).map((one) => one.label),
    library: zone("library", name).length + 53,
    exile: zone("exile", name).map((one) => one.label),
  }),
  stack: () => game.stack.map(({ label, controller }) => ({ label, kind: "card", controller })),
  labels: () => [...game.objects.keys()],
  end: () => {
    for (const { name, answers } of game.players.values())
      if (answers.length) throw new Trouble(CHOICE, `${name} was never asked for ${answers.join(", ")}`);
  },
};

function answer(line) {
  const { id, method, params } = JSON.parse(line);
  try {
    if (!METHODS[method]) throw Object.assign(new Error(`there is no ${method} here`), { code: -32601 });
    return { jsonrpc: "2.0", id, result: METHODS[method](params) ?? null };
  } catch (error) {
    const { code = -32603, message, data } = error;
    return { jsonrpc: "2.0", id, error: data ? { code, message, data } : { code, message } };
  }
}

createInterface({ input: process.stdin }).on("line", (line) => process.stdout.write(JSON.stringify(answer(line)) + "\n"));
