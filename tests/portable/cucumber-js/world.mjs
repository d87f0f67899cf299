// One scenario: the game behind the protocol, and what has to be remembered of it.

import assert from 'node:assert/strict'
import { After, AfterAll, Before, BeforeStep, setWorldConstructor, World } from '@cucumber/cucumber'

import { catalogue } from './cards.mjs'
import { Engine, EngineError, UNSPECIFIED } from './engine.mjs'
import { found, whole, Wording } from './notation.mjs'

const { ENGINE_COMMAND, CARDS } = process.env
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

/** The keyword of each step of a file. */
const keywords = new WeakMap()
function keywordsOf(document) {
  if (!keywords.has(document)) {
    const known = new Map()
    const walk = (node) => {
      if (node?.keyword && node.text !== undefined) known.set(node.id, node.keyword.trim())
      if (node && typeof node === 'object') Object.values(node).forEach(walk)
    }
    walk(document.feature)
    keywords.set(document, known)
  }
  return keywords.get(document)
}

Before(function ({ pickle, gherkinDocument }) {
  this.pickle = pickle
  this.keywords = keywordsOf(gherkinDocument)
  this.text = JSON.stringify(pickle.steps).replaceAll('\\"', '"')
  this.unchanged = pickle.steps.map(({ text }) => /^"([^"]+)" is unchanged$/.exec(text)?.[1]).filter(Boolean)
  this.unspecified = pickle.tags.some(({ name }) => name === '@unspecified')
})

BeforeStep(async function ({ pickleStep }) {
  this.passedOver = this.unspecified && (this.over || pickleStep.type === 'Outcome')
  const isWhen = this.keywords.get(pickleStep.astNodeIds[0]) === 'When'
  if (isWhen && !this.passedOver) await this.unlessUnspecified(() => this.remember())
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
