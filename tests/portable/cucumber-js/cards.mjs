// Cards as they are written: a block has a name and a mana cost, a type line with a size, and a text.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TYPES = /^(.*?)(?:\s+([\dX*+-]+\/[\dX*+-]+))?(?:\s+loyalty\s+(\d+|X))?$/i
const COLORS = ['white', 'blue', 'black', 'red', 'green']

export function card(block) {
  const lines = block.split('\n').map((line) => line.trim()).filter(Boolean)
  const other = lines.findIndex((line) => line === 'flips to' || line === 'back face')
  if (other < 0) return side(lines)
  const front = side(lines.slice(0, other))
  const behind = card(lines.slice(other + 1).join('\n'))
  if (lines[other] === 'back face') return { ...front, back: behind }
  return { ...front, flip: { ...behind, mana_cost: front.mana_cost } }
}

function side([head, typeLine, ...rest]) {
  const [, name, mana = ''] = /^([^{}]+?)(?:\s+((?:\{[^{}\s]+\})+))?$/.exec(head)
  const [, types, size = '', loyalty = ''] = TYPES.exec(typeLine)
  const found = { name, mana_cost: mana, type_line: types.replace(/\s+[–—-]\s+/, ' - '), size, loyalty }
  for (let line; (line = /^(color indicator|symbol):\s*(.*)/i.exec(rest[0] ?? '')); rest.shift()) {
    if (line[1].toLowerCase() === 'symbol') found.symbol = line[2]
    else found.color_indicator = COLORS.filter((color) => line[2].includes(color))
  }
  return { ...found, text: rest.join('\n') }
}

export function catalogue(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.cards'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/\n\s*\n/))
    .filter((block) => block.trim())
    .map(card)
}
