// Every step: one command or one question to an engine.

import assert from 'node:assert/strict'
import { defineParameterType, defineStep } from '@cucumber/cucumber'

import { card } from './cards.mjs'
import { counted, defenders, details, expected, found, listed, onStack, unquote } from './notation.mjs'
import { guarded, wording } from './world.mjs'

// --- parameters

const STEPS = {
  upkeep: 'upkeep',
  'draw step': 'draw',
  'precombat main phase': 'precombat main',
  'beginning of combat': 'beginning of combat',
  'declare attackers step': 'declare attackers',
  'declare blockers step': 'declare blockers',
  'combat damage step': 'combat damage',
  'end of combat': 'end of combat',
  'postcombat main phase': 'postcombat main',
  'end step': 'end',
  'cleanup step': 'cleanup',
}
const STATUSES = {
  tapped: ['tapped', true],
  untapped: ['tapped', false],
  'face down': ['face_down', true],
  'face up': ['face_down', false],
  flipped: ['flipped', true],
  unflipped: ['flipped', false],
  attacking: ['attacking', true],
  'not attacking': ['attacking', false],
  blocking: ['blocking', true],
  'not blocking': ['blocking', false],
}
const either = (words) => new RegExp(words.join('|'))
const PLAYER = '[A-Z][a-z]+'
const ONE = `(?:"[^"]+"|${PLAYER})`
const AND = '(?:, and |, | and )'

const parameter = (name, regexp, transformer = String) => defineParameterType({ name, regexp, transformer, useForSnippets: false })
parameter('player', new RegExp(PLAYER))
parameter('players', new RegExp(`${PLAYER}(?:${AND}${PLAYER})*`), listed)
parameter('object', /"[^"]+"/, unquote)
parameter('objects', new RegExp(`${ONE}(?:${AND}${ONE})*`), listed)
parameter('text', /"(?:[^"\\]|\\.)+"/, unquote)
parameter('mana', /(?:\{[^{}\s]+\})+/)
parameter('size', /-?\d+\/-?\d+/)
parameter('counter', /[+-]\d+\/[+-]\d+|[a-z]+(?: [a-z]+)?/)
parameter('zone', either(['hand', 'graveyard', 'library', 'exile']))
parameter('status', either(Object.keys(STATUSES)), (word) => STATUSES[word])
parameter('can', /can't|can/, (word) => word === 'can')
parameter('step', either(Object.keys(STEPS)), (name) => STEPS[name])
parameter('edition', either(['now', 'cr2018', 'cr2013', 'cr2008', 'cr2007']))
parameter('n', /\d+/, Number)

// --- how steps are bound

const step = (pattern, act) => defineStep(pattern, guarded(act))

/** A pattern that ends in (:) has a table where there is a colon; `act` takes its rows last. */
function stepWithTable(pattern, act) {
  const plain = pattern.replace('(:)', '')
  const count = pattern.match(/\{[a-z]+\}/g).length
  const bind = (text, length, rows) => {
    const bound = function (...given) {
      return act.call(this, ...given.slice(0, count), rows(given[count]))
    }
    step(text, Object.defineProperty(bound, 'length', { value: length }))
  }
  bind(plain, count, () => [])
  bind(`${plain}:`, count + 1, (table) => table.raw())
}

// --- what has happened

step('the players are {players}', function (players) { this.players = players })
step('the rules are those of {edition}', function (edition) { this.edition = edition })
step('the card', function (block) { return this.ask('add_card', { card: card(block) }) })

const put = (game, name, player, zone, label) => game.ask('put', { card: name, player, zone, label })
step('{player} controls {object}', function (player, name) { return put(this, name, player, 'battlefield', name) })
step('{player} controls {object} called {object}', function (player, name, label) { return put(this, name, player, 'battlefield', label) })
step('{player} has {object} in {zone}', function (player, name, zone) { return put(this, name, player, zone, name) })
step('{player} has {object} in {zone} called {object}', function (player, name, zone, label) { return put(this, name, player, zone, label) })
step('{player} has {mana} to spend', function (player, mana) { return this.ask('add_mana', { player, mana }) })
step('{player} will choose {text}', function (player, answer) { return this.ask('prepare', { player, answer }) })

// --- what happens

const act = (game, is, given) => game.ask('do', { action: { is, ...given } })

stepWithTable('{player} casts {object}(:)', function (player, object, rows) {
  return act(this, 'Cast', { player, object, details: details(rows) })
})
stepWithTable('{player} casts {object} targeting {objects}(:)', function (player, object, targets, rows) {
  return act(this, 'Cast', { player, object, details: { ...details(rows), targets } })
})
stepWithTable('{player} casts {object} face down(:)', function (player, object, rows) {
  return act(this, 'Cast', { player, object, details: { ...details(rows), face_down: true } })
})
step('{player} plays {object}', function (player, object) { return act(this, 'PlayLand', { player, object }) })
stepWithTable('{player} activates {text} of {object}(:)', function (player, ability, object, rows) {
  return act(this, 'Activate', { player, object, ability, details: details(rows) })
})
stepWithTable('{player} activates {text} of {object} targeting {objects}(:)', function (player, ability, object, targets, rows) {
  return act(this, 'Activate', { player, object, ability, details: { ...details(rows), targets } })
})
stepWithTable('{player} turns {object} face up(:)', function (player, object, rows) {
  return act(this, 'TurnFaceUp', { player, object, details: details(rows) })
})
stepWithTable('{player} attacks with {objects}(:)', function (player, attackers, rows) {
  return act(this, 'Attack', { player, attackers, defenders: defenders(rows, attackers) })
})
step('{player} blocks {object} with {objects}', function (player, attacker, blockers) { return act(this, 'Block', { player, attacker, blockers }) })

async function someStack(game) {
  const stack = await game.ask('stack')
  assert(stack.length, 'found an empty stack')
  return stack
}
step('{object} resolves', async function (label) {
  assert.equal((await someStack(this))[0].label, label)
  await this.ask('resolve')
})
step('the top of the stack resolves', async function () {
  await someStack(this)
  await this.ask('resolve')
})
step('the stack resolves', async function () {
  await someStack(this)
  for (let n = 0; n < 1000; n++) {
    await this.ask('resolve')
    if (!(await this.ask('stack')).length) return
  }
  assert.fail('the stack never becomes empty')
})
const effect = (game, player, text, targets, rows) =>
  game.ask('effect', { player, text, targets, x: details(rows).x ?? null, effects: [] })
stepWithTable('{player} has the effect {text}(:)', function (player, text, rows) { return effect(this, player, text, [], rows) })
stepWithTable('{player} has the effect {text} on {objects}(:)', function (player, text, targets, rows) {
  return effect(this, player, text, targets, rows)
})
step('the game goes on to the {step}', function (name) { return this.ask('advance', { step: name, player: '' }) })
step("the game goes on to {player}'s {step}", function (player, name) { return this.ask('advance', { step: name, player }) })
step('{player} leaves the game', function (player) { return this.ask('leave', { player }) })

// --- what an object is

const current = async (game, label) => found(await game.ask('current', { label }), wording)
const copiable = async (game, label) => found(await game.ask('copiable', { label }), wording)

/** Of what was found, no more is looked at than what is expected. */
function look(values, wanted) {
  assert.deepEqual(Object.fromEntries(Object.keys(wanted).map((name) => [name, values[name]])), wanted)
}
step('{object} is:', async function (label, table) { look(await current(this, label), await expected(table.raw(), wording)) })
step('the copiable values of {object} are:', async function (label, table) {
  look(await copiable(this, label), await expected(table.raw(), wording))
})
step('the copiable values of {object} are those of {object}', async function (label, original) {
  look(await copiable(this, label), await copiable(this, original))
})
step('the copiable values of {object} are those of {object}, except:', async function (label, original, table) {
  look(await copiable(this, label), { ...(await copiable(this, original)), ...(await expected(table.raw(), wording)) })
})
step('{object} is {size}', async function (label, size) { look(await current(this, label), { size }) })

async function times(game, label, text) {
  const { abilities } = await game.ask('current', { label })
  const wanted = await wording.of(text)
  return (await wording.all(abilities)).filter((one) => one === wanted).length
}
step('{object} has the ability {text}', async function (label, text) { assert((await times(this, label, text)) > 0, 'not found') })
step("{object} doesn't have the ability {text}", async function (label, text) { assert.equal(await times(this, label, text), 0) })
step('{object} has the ability {text} {n} time(s)', async function (label, text, n) { assert.equal(await times(this, label, text), n) })
step('{object} is unchanged', function (label) { return this.isUnchanged(label) })

// --- where and how things are

const state = async (game, label) => {
  const answer = await game.ask('state', { label })
  return { counters: {}, targets: [], ...answer }
}
step('{object} is {status}', async function (label, [field, value]) { assert.equal((await state(this, label))[field] ?? false, value) })
step('{object} has {n} {counter} counter(s)', async function (label, n, kind) {
  assert.equal((await state(this, label)).counters[kind] ?? 0, n)
})
step('{object} has no counters', async function (label) {
  assert.deepEqual(Object.values((await state(this, label)).counters).filter(Boolean), [])
})
const isIn = async (game, label, zone) => assert.equal((await state(game, label)).zone, zone)
step('{object} is on the battlefield', function (label) { return isIn(this, label, 'battlefield') })
step("{object} is in {player}'s {zone}", async function (label, player, zone) {
  await isIn(this, label, zone)
  assert.equal((await state(this, label)).owner, player)
})
step('{object} is on the stack', function (label) { return isIn(this, label, 'stack') })
step('{object} has ceased to exist', function (label) { return isIn(this, label, '') })
step('{object} is controlled by {player}', async function (label, player) { assert.equal((await state(this, label)).controller, player) })
step('{object} is owned by {player}', async function (label, player) { assert.equal((await state(this, label)).owner, player) })
step('{object} targets {objects}', async function (label, targets) { assert.deepEqual((await state(this, label)).targets, targets) })

const person = (game, name) => game.ask('player', { name })
step('{player} has {n} life', async function (player, life) { assert.equal((await person(this, player)).life, life) })
step('{player} has {n} card(s) in {zone}', async function (player, n, zone) {
  const cards = (await person(this, player))[zone]
  assert.equal(Array.isArray(cards) ? cards.length : cards, n)
})
step("{player}'s mana pool is {mana}", async function (player, mana) {
  assert.deepEqual(counted((await person(this, player)).mana), counted(mana))
})
step("{player}'s mana pool is empty", async function (player) { assert.equal((await person(this, player)).mana, '') })
step('the stack is empty', async function () { assert.deepEqual(await this.ask('stack'), []) })
step('the stack is:', async function (table) {
  assert.deepEqual((await this.ask('stack')).map((entry) => [onStack(entry), entry.controller]), table.raw())
})

// --- what may be done

async function may(game, can, rows, is, given) {
  const refused = await game.ask('may', { action: { is, ...given } })
  assert.equal(refused === null, can, refused?.message)
  if (rows.length) assert.equal(refused.rule, rows[0][1])
}
stepWithTable('{player} {can} cast {object}(:)', function (player, can, object, rows) {
  return may(this, can, rows, 'Cast', { player, object })
})
stepWithTable('{player} {can} cast {object} targeting {objects}(:)', function (player, can, object, targets, rows) {
  return may(this, can, rows, 'Cast', { player, object, details: { targets } })
})
stepWithTable('{player} {can} activate {text} of {object}(:)', function (player, can, ability, object, rows) {
  return may(this, can, rows, 'Activate', { player, object, ability })
})
stepWithTable('{player} {can} activate {text} of {object} targeting {objects}(:)', function (player, can, ability, object, targets, rows) {
  return may(this, can, rows, 'Activate', { player, object, ability, details: { targets } })
})
stepWithTable('{player} {can} turn {object} face up(:)', function (player, can, object, rows) {
  return may(this, can, rows, 'TurnFaceUp', { player, object })
})
stepWithTable('{player} {can} attack with {objects}(:)', function (player, can, attackers, rows) {
  const rule = rows.filter(([name]) => name === 'rule')
  const others = rows.filter(([name]) => name !== 'rule')
  return may(this, can, rule, 'Attack', { player, attackers, defenders: defenders(others, attackers) })
})
stepWithTable('{player} {can} block {object} with {objects}(:)', function (player, can, attacker, blockers, rows) {
  return may(this, can, rows, 'Block', { player, attacker, blockers })
})
stepWithTable('{player} {can} play {object}(:)', function (player, can, object, rows) {
  return may(this, can, rows, 'PlayLand', { player, object })
})
