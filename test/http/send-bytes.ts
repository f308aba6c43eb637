import { once } from 'node:events'
import { connect } from 'node:net'

/** Sends bytes as they are to a port of this machine and answers with all that came back. */
export async function sendBytes(port: number, pieces: readonly (string | Buffer)[]) {
  const socket = connect(port, '127.0.0.1')
  const got: Buffer[] = []
  socket.on('data', (bytes: Buffer) => got.push(bytes))
  socket.on('error', () => undefined)
  socket.write(Buffer.concat(pieces.map((piece) => Buffer.from(piece as string))))
  await once(socket, 'close')
  return Buffer.concat(got).toString()
}
