// A toy engine that knows plain copies of creatures, and declines everything else.
//
//     pytest features --engine-command "node tests/port/toy/engine.mjs"
//
// Cards come with their abilities as data, so there is no reader of texts here. What an
// object is, is what it copied when it entered, or what is printed on its card (707.2, 707.5).
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
const unknown = (message) => new Trouble(SCRIPT, message);
const unsupported = (capability, what) =>
  new Trouble(UNSUPPORTED, `${what} isn't known here`, { capability });

// --- who this is -----------------------------------------------------------------------------

const IN_PART = ["abilities", "keywords"];


function hello({ protocol, editions, capabilities }) {
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
// Keywords that change nothing of what can happen here.
const IDLE = ["flying", "first strike", "trample", "haste", "defender", "reach", "vigilance", "deathtouch",
  "lifelink", "menace", "shroud", "hexproof", "protection", "indestructible"];

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

function check(card) {
  for (const ability of card.abilities) {
    if (ability.is === "Keyword" && !IDLE.includes(ability.name)) throw unsupported("keywords", ability.name);
    if (!["Keyword", "Activated", "Entering"].includes(ability.is)) throw unsupported("abilities", ability.says);
  }
  return card;
}

// --- a game ----------------------------------------------------------------------------------

let game;

const player = (name) => game.players.get(name) ?? fail(`there is no player ${name}`);
const find = (label) => game.objects.get(label) ?? fail(`there is nothing called "${label}"`);
const fail = (message) => { throw unknown(message); };
const zone = (name, owner) => [...game.objects.values()].filter((one) => one.zone === name && one.owner === owner);
const battlefield = () => [...game.objects.values()].filter((one) => one.zone === "battlefield");

function begin({ players, cards, edition }) {
  game = {
    players: new Map(players.map((name) => [name, { name, life: 20, pool: [], answers: [] }])),
    cards: new Map(cards.map((card) => [card.name, check(card)])),
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

// 614.1c, 707.5: what is to be copied is chosen as the object enters, and taken once.
function enter(object) {
  object.zone = ""; // it can't choose itself (614.12)
  const copying = object.card.abilities.find((ability) => ability.is === "Entering" && ability.copy);
  object.copied = copying ? chosen(object, copying) : null;
  object.zone = "battlefield";
  settle();
}

function chosen(object, { copy, optional }) {
  const options = battlefield().filter((one) => fits(one, copy.source.filter, object));
  if (!options.length || (options.length === 1 && !optional)) return options[0] ? copiable(options[0]) : null;
  const answer = ask(object.controller, `what ${object.label} copies`,
    [...options.map((one) => one.label), ...(optional ? ["nothing"] : [])]);
  return answer === "nothing" ? null : copiable(find(answer));
}

const copiable = (object) => (object.zone === "battlefield" && object.copied) || object.card;

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
  if (answer === undefined)
    throw new Trouble(CHOICE, `${name} is asked ${question}, and no choice was prepared; offered: ${offered.join(", ")}`);
  if (!offered.includes(answer))
    throw new Trouble(CHOICE, `${name} chose ${answer}, and was asked ${question}; offered: ${offered.join(", ")}`);
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
  object.zone = "graveyard";
  object.controller = object.owner;
}

// --- casting (601) ---------------------------------------------------------------------------

function cast({ player: name, object: label, details = {} }) {
  const object = find(label);
  const cost = symbols(object.card.mana_cost);
  const pool = [...player(name).pool];
  if (!object.card.types.includes("Creature") || Object.keys(details).length)
    throw unsupported("abilities", `casting ${label} so`);
  if (object.zone !== "hand" || object.owner !== name) throw refused(`"${label}" isn't in ${name}'s hand`, "601.2a");
  if (game.stack.length || game.active !== name) throw refused(`${name} can't cast "${label}" now`, "307.1");
  for (const one of cost.filter((symbol) => symbol in COLORS)) pay(pool, (mana) => mana === one, name, label);
  for (const one of cost.filter((symbol) => /^\d+$/.test(symbol)))
    for (let n = 0; n < Number(one); n++) pay(pool, () => true, name, label);
  player(name).pool = pool;
  object.zone = "stack";
  game.stack.unshift(object);
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
  add_card: ({ card }) => void game.cards.set(card.name, check(card)),
  put,
  add_mana: ({ player: name, mana }) => {
    for (const one of symbols(mana))
      player(name).pool.push(...(/^\d+$/.test(one) ? Array(Number(one)).fill("C") : [one]));
  },
  prepare: ({ player: name, answer }) => void player(name).answers.push(answer),
  resolve: () => {
    const object = game.stack.shift() ?? fail("there is nothing on the stack");
    enter(object);
  },
  do: ({ action }) => {
    if (action.is !== "Cast") throw unsupported("abilities", `the action ${action.is}`);
    cast(action);
  },
  copiable: ({ label }) => copiable(find(label)),
  current: ({ label }) => copiable(find(label)),
  state: ({ label }) => {
    const { zone: where, owner, controller } = find(label);
    return { zone: where, kind: "card", owner, controller };
  },
  player: ({ name }) => ({
    life: player(name).life,
    mana: player(name).pool.map((one) => `{${one}}`).join(""),
    hand: zone("hand", name).map((one) => one.label),
    graveyard: zone("graveyard", name).map((one) => one.label),
    library: zone("library", name).length + 60,
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
