// The notation of values in steps and tables, and the one form in which they are compared.

import { EngineError } from './engine.mjs'

export const COLORS = ['white', 'blue', 'black', 'red', 'green']
const SUPERTYPES = ['Basic', 'Legendary', 'Snow', 'World']
const EVERY = 'every creature type'

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1)
const parts = (text) => text.split(/, and | and |, /)
const numbers = (text) => parts(text).map(Number)

/** The labels and players of a list, without their quotes. */
export const listed = (text) => text.match(/"[^"]+"|[A-Z][a-z]+/g).map((one) => one.replaceAll('"', ''))
export const unquote = (text) => text.slice(1, -1).replaceAll('\\"', '"')

/** Mana as single symbols in one order. */
export function counted(mana) {
  const symbols = [...mana.matchAll(/\{([^{}]+)\}/g)].map(([, symbol]) => symbol)
  return symbols.flatMap((one) => (/^\d+$/.test(one) ? Array(Number(one)).fill('C') : [one])).sort()
}

function colors(words, nothing = 'colorless') {
  return COLORS.filter((color) => words.includes(color)).join(' and ') || nothing
}

function typeLine(supertypes, types, subtypes) {
  const every = subtypes.includes(EVERY)
  const right = subtypes.replace(EVERY, '').split(/\s+/).filter(Boolean).sort()
  const left = [...supertypes.map(capital).sort(), ...types.map(capital).sort()]
  const all = every ? [...right, EVERY] : right
  return (all.length ? [...left, '-', ...all] : left).join(' ') || 'none'
}

/** Texts are put into one wording by a second engine, which is asked how it says them. */
export class Wording {
  #known = new Map()

  constructor(engine) {
    this.engine = engine
  }

  async of(text) {
    if (!this.#known.has(text)) this.#known.set(text, await this.#said(text))
    return this.#known.get(text)
  }

  async #said(text) {
    for (const type_line of ['Artifact', 'Sorcery']) {
      try {
        const cards = [{ name: 'Said', mana_cost: '', type_line, text }]
        await this.engine.ask('begin', { scenario: { id: 'a-wording', title: '' }, players: ['Ann', 'Bo'], cards, edition: 'now' })
        await this.engine.ask('put', { card: 'Said', player: 'Ann', zone: 'hand', label: 'Said' })
        return (await this.engine.ask('copiable', { label: 'Said' })).abilities.join('\n')
      } catch (error) {
        if (!(error instanceof EngineError)) throw error
      }
    }
    return text
  }

  async all(texts) {
    const said = []
    for (const text of texts) said.push(await this.of(text))
    return said.sort()
  }
}

/** The characteristics of an answer, in the form in which a table says them. */
export async function found(values, wording) {
  const size = values.power == null && values.toughness == null ? 'none' : `${values.power}/${values.toughness}`
  return {
    name: values.name || 'none',
    'mana cost': values.mana_cost || 'none',
    'mana value': String(values.mana_value),
    color: colors(values.colors),
    'color indicator': colors(values.color_indicator ?? [], 'none'),
    types: typeLine(values.supertypes, values.types, values.subtypes.join(' ')),
    size,
    loyalty: values.loyalty == null ? 'none' : String(values.loyalty),
    symbol: values.symbol || 'none',
    abilities: (await wording.all(values.abilities)).join('; ') || 'none',
  }
}

/** What a table expects, in the same form. */
export async function expected(rows, wording) {
  const said = {}
  for (const [name, cell] of rows) {
    const value = cell === 'none' ? cell : await cellOf(name, cell, wording)
    said[name] = name in said ? [...said[name].split('; '), value].sort().join('; ') : value
  }
  return said
}

async function cellOf(name, cell, wording) {
  if (name === 'abilities') return wording.of(cell)
  if (name === 'color') return colors(parts(cell))
  if (name === 'color indicator') return colors(parts(cell), 'none')
  if (name !== 'types') return cell
  const [left, right = ''] = cell.split(' - ')
  const words = left.split(' ').map(capital)
  return typeLine(words.filter((w) => SUPERTYPES.includes(w)), words.filter((w) => !SUPERTYPES.includes(w)), right)
}

/** Where and how an object is, with all that an answer leaves out. */
export function whole(state) {
  const usual = { tapped: false, flipped: false, face_down: false, attacking: false, blocking: false }
  const rest = { counters: {}, damage: 0, targets: [], x: null, mode: [], kicked: false }
  return { ...usual, ...rest, ...state }
}

const DETAILS = {
  X: ['x', Number],
  mode: ['mode', numbers],
  kicked: ['kicked', (text) => text === 'yes'],
  alternative: ['alternative', String],
  'paid with': ['paid_with', listed],
  division: ['division', numbers],
}

/** What a player announces: the rows of a table. */
export function details(rows) {
  return Object.fromEntries(rows.map(([name, cell]) => [DETAILS[name][0], DETAILS[name][1](cell)]))
}

/** Whom each attacker attacks: a row for each of them, or for several. */
export function defenders(rows, attackers) {
  const attacked = Object.fromEntries(rows.flatMap(([cell, player]) => listed(cell).map((label) => [label, player])))
  return rows.length ? attackers.map((label) => attacked[label]) : []
}

export const onStack = ({ source, label }) => (source ? `ability of "${source}"` : `"${label}"`)
