import type { FastifyInstance } from 'fastify'
import { queryOf } from '#platform/endpoint/codec.ts'
import { Refusal } from '#platform/refusal.ts'

/** The form with all filters has some 190 fields; a page writes an unknown one some eight times. */
const maxParameters = 250

function hasMoreParts(query: string, maximum: number): boolean {
  let parts = 1
  let at = query.indexOf('&')
  while (at >= 0 && parts <= maximum) {
    parts += 1
    at = query.indexOf('&', at + 1)
  }
  return parts > maximum
}

export function limitParameters(app: FastifyInstance) {
  app.addHook('onRequest', ({ url }, _reply, done) => {
    if (!hasMoreParts(queryOf(url), maxParameters)) return done()
    const values = { maximum: maxParameters }
    done(new Refusal(400, [{ code: 'too_many_parameters', values }]))
  })
}
