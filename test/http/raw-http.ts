import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { sendBytes } from './send-bytes.ts'

/** Sends bytes as they are to a listening server and answers with all that came back. */
export async function rawHttp(app: FastifyInstance) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  afterAll(() => app.close())
  return (...pieces: (string | Buffer)[]) => sendBytes(port, pieces)
}
