import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { checkVulnerabilities } from './vulnerabilities.ts'

let answer = (_asked: Record<string, string[]>, response: ServerResponse) => {
  response.writeHead(503).end()
}

async function bodyOf(request: IncomingMessage) {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const body = Buffer.concat(pieces)
  const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
  return JSON.parse(text.toString() || '{}') as Record<string, string[]>
}

/** A registry that only knows advisories. */
const registry = createServer(async (request, response) => {
  if (!request.url?.endsWith('/security/advisories/bulk')) return response.writeHead(404).end('{}')
  return answer(await bodyOf(request), response)
}).listen(0, '127.0.0.1')
await once(registry, 'listening')
afterAll(() => registry.close())

const { port } = registry.address() as AddressInfo
/** npm keeps what it knows of an advisory: not among what the machine's own npm keeps. */
const cache = await mkdtemp(join(tmpdir(), 'dara-npm-'))
afterAll(() => rm(cache, { recursive: true, force: true }))

const ask = (at = port) =>
  checkVulnerabilities({
    npm_config_registry: `http://127.0.0.1:${at}/`,
    npm_config_cache: cache,
  })

const advise = (severity: string) => {
  answer = (_asked, response) => {
    const title = 'Requests are read twice'
    const url = 'https://github.com/advisories/GHSA-xxxx'
    const advisory = { id: severity.length, title, url, severity, vulnerable_versions: '<999.0.0' }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ fastify: [advisory] }))
  }
}

describe('Known vulnerabilities', () => {
  test('that are high stop a change, with the advisory', async () => {
    advise('high')
    const { faults, notes } = await ask()
    expect(faults).toEqual([
      expect.stringMatching(/^high: fastify .*Requests are read twice https:\/\/github\.com/),
    ])
    expect(notes).toEqual([])
  })

  test('that are moderate are named', async () => {
    advise('moderate')
    const { faults, notes } = await ask()
    expect(faults).toEqual([])
    expect(notes.some((note) => note.startsWith('moderate: fastify'))).toBe(true)
  })

  test('are sought among all that is locked', async () => {
    let asked: Record<string, string[]> = {}
    answer = (given, response) => {
      asked = given
      response.setHeader('content-type', 'application/json')
      response.end('{}')
    }
    expect(await ask()).toEqual({ faults: [], notes: [], isAnswered: true })
    expect(Object.keys(asked)).toEqual(expect.arrayContaining(['fastify', 'vitest', 'react-dom']))
  })

  test('are said not to be known where the registry has no answer', async () => {
    const notes = [expect.stringContaining('did not say what is vulnerable')]
    const said = { faults: [], notes, isAnswered: false }
    for (const status of [405, 503]) {
      answer = (_asked, response) => void response.writeHead(status).end()
      expect(await ask()).toEqual(said)
    }
    expect(await ask(9)).toEqual(said)
  })
})
