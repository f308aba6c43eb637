import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'

/**
 * Headers that decide whom a request is for, whose it is or how its body is read. Node takes the first
 * of several in silence, a proxy before it perhaps the last. Several lengths or codings of a body are
 * refused by Node itself.
 */
const single = ['host', 'authorization', 'content-type', 'origin', 'sec-fetch-site']

/** Most names are ruled out by their length, without another text being made of each. */
const lengths = new Set(single.map(({ length }) => length))

/** The name of the first header that stands twice and must not. `rawHeaders` are names and values in turn. */
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

/** Node would answer the same, but without a word or a header of ours. */
const hasNoHost = ({ httpVersion, headers }: IncomingMessage) =>
  httpVersion !== '1.0' && headers.host === undefined

/** Answers 400 to two of them and to no host, and closes the connection as for other broken framing. */
export function refuseDoubtfulHeaders(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (!hasNoHost(raw) && findRepeated(raw.rawHeaders) === undefined) return done()
    reply.header('connection', 'close')
    done(new Refusal(400, [{ code: 'malformed' }]))
  })
}
