import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../refusal.ts'

/** Bodies are never unpacked: one kilobyte of brotli can hold a gigabyte (ASVS 5.2.3). */
export function refuseEncodedBodies(app: FastifyInstance) {
  app.addHook('onRequest', ({ headers }, reply, done) => {
    const encoding = (headers['content-encoding'] ?? '').trim().toLowerCase()
    if (encoding === '' || encoding === 'identity') return done()
    reply.header('connection', 'close').header('accept-encoding', 'identity')
    done(new Refusal(415, [{ code: 'encoded_body' }]))
  })
}
