// One scenario: the game behind the protocol, and what has to be remembered of it.

import assert from 'node:assert/strict'
import { appendFileSync } from 'node:fs'
import { After, AfterAll, Before, BeforeStep, setWorldConstructor, World } from '@cucumber/cucumber'

import { catalogue } from './cards.mjs'
import { Engine, EngineError, UNSPECIFIED } from './engine.mjs'
import { found, whole, Wording } from './notation.mjs'

const { ENGINE_COMMAND, CARDS, VERDICTS } = process.env
const engine = new Engine(ENGINE_COMMAND)
const reader = new Engine(ENGINE_COMMAND)
const cards = catalogue(CARDS)

export const wording = new Wording(reader)

class Game extends World {
  players = ['Alice', 'Bob']
  edition = 'now'
  begun = false
  before = new Map()

  async ask(method, params) {
    if (!this.begun) {
      this.begun = true
      const { pickle, text, players, edition } = this
      const used = cards.filter(({ name }) => text.includes(name))
      const scenario = { id: pickle.id, title: pickle.name }
      await engine.ask('begin', { scenario, players, cards: used, edition })
    }
    return engine.ask(method, params)
  }

  /** Everything that can be seen of an object. */
  async look(label) {
    return {
      current: await found(await this.ask('current', { label }), wording),
      copiable: await found(await this.ask('copiable', { label }), wording),
      state: whole(await this.ask('state', { label })),
    }
  }

  async remember() {
    this.before.clear()
    const labels = this.unchanged.length ? await this.ask('labels') : []
    for (const label of this.unchanged) if (labels.includes(label)) this.before.set(label, await this.look(label))
  }

  async isUnchanged(label) {
    assert(this.before.has(label), `"${label}" wasn't there before the When`)
    assert.deepEqual(await this.look(label), this.before.get(label))
  }

  /** Where the rules say nothing, an engine may say so, or do either; what follows isn't looked at. */
  async unlessUnspecified(act) {
    try {
      await act()
    } catch (error) {
      if (!(this.unspecified && error instanceof EngineError && error.code === UNSPECIFIED)) throw error
      this.over = true
    }
  }
}
setWorldConstructor(Game)

/** The nodes of the syntax tree of a file, by their ids. */
const trees = new WeakMap()
function nodesOf(document) {
  if (!trees.has(document)) {
    const known = new Map()
    const walk = (node) => {
      if (node?.id) known.set(node.id, node)
      if (node && typeof node === 'object') Object.values(node).forEach(walk)
    }
    walk(document.feature)
    trees.set(document, known)
  }
  return trees.get(document)
}

Before(function ({ pickle, gherkinDocument }) {
  this.pickle = pickle
  this.nodes = nodesOf(gherkinDocument)
  this.text = JSON.stringify(pickle.steps).replaceAll('\\"', '"')
  this.unchanged = pickle.steps.map(({ text }) => /^"([^"]+)" is unchanged$/.exec(text)?.[1]).filter(Boolean)
  this.unspecified = pickle.tags.some(({ name }) => name === '@unspecified')
})

BeforeStep(async function ({ pickleStep }) {
  this.passedOver = this.unspecified && (this.over || pickleStep.type === 'Outcome')
  const isWhen = this.nodes.get(pickleStep.astNodeIds[0]).keyword.trim() === 'When'
  if (isWhen && !this.passedOver) await this.unlessUnspecified(() => this.remember())
})

// Hooks after a scenario run from the last to the first: this one knows how all else went.
After(function ({ pickle, result }) {
  const tag = pickle.tags.find(({ name }) => name.startsWith('@id-')).name.slice('@id-'.length)
  const row = this.nodes.get(pickle.astNodeIds[1])
  const cells = row ? `[${row.cells.map(({ value }) => value).join(', ')}]` : ''
  appendFileSync(VERDICTS, JSON.stringify({ id: tag + cells, passed: result.status === 'PASSED' }) + '\n')
})

After(async function ({ result }) {
  if (result.status === 'PASSED' && !this.unspecified) await this.ask('end')
})

AfterAll(() => {
  engine.close()
  reader.close()
})

/** The function of a step, which isn't looked at where the rules say nothing. */
export function guarded(act) {
  const wrapped = function (...given) {
    return this.passedOver ? undefined : this.unlessUnspecified(() => act.apply(this, given))
  }
  return Object.defineProperty(wrapped, 'length', { value: act.length })
}
