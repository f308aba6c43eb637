import { connect, type Socket } from 'node:net'

export type SlowKind = {
  begin: string
  /** Sent every second from then on. */
  drip: string
  /** A client that asks and does not read. */
  isUnread?: boolean
  /** When the server closes the connection. */
  minMs: number
  maxMs: number
}

const dripMs = 1_000
const reopenMs = 500

const post = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: 15000000\r\n\r\n`
const upload = post(
  '/api/files/upload/single?for=registration',
  'multipart/form-data; boundary=edge',
)
const part =
  '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
const largeFile = 'x'.repeat(20_000)

/** Reliability drill R7: headers 10 s, bodies 30 s, uploads 16 KB/s from 10 s on and 120 s at most. */
export const slowKinds: Record<string, SlowKind> = {
  'nothing sent': { begin: '', drip: '', minMs: 9_000, maxMs: 13_000 },
  'slow headers': {
    begin: 'GET /api/settings HTTP/1.1\r\nhost: localhost\r\n',
    drip: 'x: y\r\n',
    minMs: 9_000,
    maxMs: 13_000,
  },
  'slow body': {
    begin: post('/api/auth/login', 'application/json').replace('15000000', '100000'),
    drip: ' ',
    minMs: 29_000,
    maxMs: 33_000,
  },
  'slow upload': { begin: upload + part, drip: 'x', minMs: 9_000, maxMs: 13_000 },
  'long upload': { begin: upload + part, drip: largeFile, minMs: 110_000, maxMs: 123_000 },
}

type Client = { port: number; kind: SlowKind; address: string }

function open({ port, kind, address }: Client): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: address })
  socket.on('error', () => undefined)
  if (kind.isUnread) socket.pause()
  else socket.resume()
  if (kind.begin) socket.write(kind.begin)
  const timer = setInterval(() => kind.drip && socket.write(kind.drip), dripMs)
  socket.once('close', () => clearInterval(timer))
  return socket
}

export function closedAfterMs(client: Client): Promise<number> {
  const begin = performance.now()
  return new Promise((resolve) => {
    open(client).once('close', () => resolve(performance.now() - begin))
  })
}

type Crowd = { port: number; clients: number; addressOf: (at: number) => string }

const unread: SlowKind = {
  // As many as a connection may have open.
  begin: 'GET /en/properties HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(4),
  drip: '',
  isUnread: true,
  minMs: 0,
  maxMs: 0,
}

/** Slow clients of all kinds by turns; who is thrown out comes again. */
export function openCrowd({ port, clients, addressOf }: Crowd) {
  const kinds = [...Object.values(slowKinds), unread]
  const sockets = new Set<Socket>()
  let isClosed = false
  let opened = 0

  const enter = (at: number) => {
    if (isClosed) return
    opened += 1
    const socket = open({ port, kind: kinds[at % kinds.length]!, address: addressOf(at) })
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      setTimeout(() => enter(at), reopenMs)
    })
  }
  for (let at = 0; at < clients; at += 1) enter(at)

  const close = () => {
    isClosed = true
    for (const socket of sockets) socket.destroy()
  }
  return { close, countOpened: () => opened }
}
