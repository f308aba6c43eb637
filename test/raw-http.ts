import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'

/** Sends bytes as they are to a listening server and answers with all that came back. */
export async function rawHttp(app: FastifyInstance) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  afterAll(() => app.close())

  return async (...pieces: (string | Buffer)[]): Promise<string> => {
    const socket = connect(port, '127.0.0.1')
    const got: Buffer[] = []
    socket.on('data', (bytes: Buffer) => got.push(bytes))
    socket.on('error', () => undefined)
    socket.write(Buffer.concat(pieces.map((piece) => Buffer.from(piece as string))))
    await once(socket, 'close')
    return Buffer.concat(got).toString()
  }
}
