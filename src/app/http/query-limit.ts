import type { FastifyInstance } from 'fastify'
import { queryOf } from '#platform/endpoint/codec.ts'
import { Refusal } from '#platform/refusal.ts'

/**
 * Parameters of an address, known or not. The form with all filters has some 190 fields, and no call
 * takes more; each one that a page does not know is still written into its HTML some eight times.
 */
const maxParameters = 250

/** Whether a query has more than so many parts; it is read no further than that. */
function hasMoreParts(query: string, maximum: number): boolean {
  let parts = 1
  let at = query.indexOf('&')
  while (at >= 0 && parts <= maximum) {
    parts += 1
    at = query.indexOf('&', at + 1)
  }
  return parts > maximum
}

/** Answers 400 before anything reads the address, whether a page or a call is asked for. */
export function limitParameters(app: FastifyInstance) {
  app.addHook('onRequest', ({ url }, _reply, done) => {
    if (!hasMoreParts(queryOf(url), maxParameters)) return done()
    const values = { maximum: maxParameters }
    done(new Refusal(400, [{ code: 'too_many_parameters', values }]))
  })
}
