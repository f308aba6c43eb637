import { get as getPlainly, type IncomingMessage } from 'node:http'
import { get as getSecurely } from 'node:https'
import type { LookupFunction } from 'node:net'
import { type ChunkLimits, limitSmallChunks } from '../http/bodies/small-chunks.ts'
import { NotFetched } from './not-fetched.ts'

const headers = {
  accept: '*/*',
  // A compressed answer could expand to any size.
  'accept-encoding': 'identity',
  'user-agent': 'Dara feed reader',
}

/** Answers before the answer (status 1xx). */
const maxInterimAnswers = 10

/** A server may send a feed line by line. */
const chunkLimits: ChunkLimits = { maxSmall: 2_000, minAverageBytes: 64 }

type RequestOptions = { lookup: LookupFunction; signal: AbortSignal; idleMs: number }

/** Settles whatever the server does; its answer may be still on its way. */
export function answerOf(
  url: URL,
  { lookup, signal, idleMs }: RequestOptions,
): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getSecurely : getPlainly
  return new Promise((resolve, reject) => {
    const request = get(url, { lookup, signal, headers, agent: false, maxHeaderSize: 16_384 })
    const giveUp = () => request.destroy(new NotFetched('answer_too_slow'))
    request.setTimeout(idleMs, giveUp)
    let interim = 0
    request.on('information', () => {
      interim += 1
      if (interim > maxInterimAnswers) request.destroy(new NotFetched('address_refuses'))
    })
    request.once('response', (answer) => {
      // After the response only destroying the answer gives the right error.
      request.off('timeout', giveUp)
      request.once('timeout', () => answer.destroy(new NotFetched('answer_too_slow')))
      limitSmallChunks(answer, chunkLimits, () => answer.destroy(new NotFetched('answer_too_slow')))
      resolve(answer)
    })
    request.on('error', reject)
    // A server that switches protocols ends the request without an error.
    request.once('close', () => reject(new NotFetched('address_refuses')))
  })
}
