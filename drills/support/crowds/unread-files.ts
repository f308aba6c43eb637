import { connect, type Socket } from 'node:net'

/** `paths` are asked for by turns on one connection, and nothing of the answers is read. */
type Reader = { port: number; address: string; paths: string[] }

/** As many as a connection may have open: a client with more is thrown out at once. */
const requestsAtOnce = 4
/** Buffers of both ends take the first batch; they may take much of the second one, too. */
const secondBatchMs = 1_000
const reopenMs = 500
const trickledBytes = 1_000
/** Who does not read learns of a closed connection only by writing: an empty line says nothing to the server. */
const writeMs = 1_000

function ask({ port, address, paths }: Reader): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: address }).pause()
  socket.on('error', () => undefined)
  const texts = Array.from(
    { length: requestsAtOnce },
    (_, at) => `GET ${paths[at % paths.length]} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
  )
  socket.write(texts.join(''))
  setTimeout(() => socket.write(texts.join('')), secondBatchMs)
  const writing = setInterval(() => socket.write('\r\n'), writeMs)
  socket.once('close', () => clearInterval(writing))
  return socket
}

/** Each asks and reads nothing, or a little every second; who is thrown out comes again. */
export function openUnread(readers: readonly (Reader & { isTrickled?: boolean })[]) {
  const sockets = new Set<Socket>()
  let isClosed = false
  const enter = (reader: (typeof readers)[number]) => {
    if (isClosed) return
    const socket = ask(reader)
    const trickle = setInterval(() => reader.isTrickled && socket.read(trickledBytes), writeMs)
    sockets.add(socket)
    socket.once('close', () => {
      clearInterval(trickle)
      sockets.delete(socket)
      setTimeout(() => enter(reader), reopenMs)
    })
  }
  for (const reader of readers) enter(reader)
  const close = () => {
    isClosed = true
    for (const socket of sockets) socket.destroy()
  }
  return { close, count: () => sockets.size }
}
