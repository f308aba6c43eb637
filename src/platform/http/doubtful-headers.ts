import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'

/** Of two with one name Node reads the first, and a proxy perhaps the last. */
const single = ['host', 'authorization', 'content-type', 'origin', 'sec-fetch-site']

/** Compares lengths first to avoid lowercasing most names. */
const lengths = new Set(single.map(({ length }) => length))

/** `rawHeaders` are names and values in turn. */
export function findRepeated(rawHeaders: readonly string[]): string | undefined {
  const seen: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (!lengths.has(name.length)) continue
    const lower = name.toLowerCase()
    if (seen.includes(lower)) return lower
    if (single.includes(lower)) seen.push(lower)
  }
  return undefined
}

/** Node would answer the same, but without a body and our headers. */
const hasNoHost = ({ httpVersion, headers }: IncomingMessage) =>
  httpVersion !== '1.0' && headers.host === undefined

export function refuseDoubtfulHeaders(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (!hasNoHost(raw) && findRepeated(raw.rawHeaders) === undefined) return done()
    reply.header('connection', 'close')
    done(new Refusal(400, [{ code: 'malformed' }]))
  })
}
