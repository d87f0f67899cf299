// An engine in another process: one request a line, one answer a line (JSON-RPC 2.0).

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export const REFUSED = 1
export const UNSPECIFIED = 4

/** What an engine answers when there is no result. */
export class EngineError extends Error {
  constructor(method, { code, message, data }) {
    super(`${method}: ${message}`)
    this.code = code
    this.rule = data?.rule
  }
}

export class Engine {
  #serial = 0
  #waiting = new Map()
  #process

  constructor(command) {
    const [program, ...words] = JSON.parse(command)
    this.#process = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'] })
    createInterface({ input: this.#process.stdout }).on('line', (line) => this.#take(JSON.parse(line)))
    this.#process.on('exit', () => {
      for (const { method, reject } of this.#waiting.values()) reject(new Error(`${method}: the engine has ended`))
      this.#waiting.clear()
    })
  }

  ask(method, params = {}) {
    const id = ++this.#serial
    this.#process.stdin.write(JSON.stringify({ jsonrpc: '2.0', id, method, params }) + '\n')
    return new Promise((resolve, reject) => this.#waiting.set(id, { method, resolve, reject }))
  }

  close() {
    this.#process.stdin.end()
  }

  #take({ id, result, error }) {
    const { method, resolve, reject } = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error) reject(new EngineError(method, error))
    else resolve(result)
  }
}
