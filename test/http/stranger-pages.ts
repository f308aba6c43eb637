import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'

const packed = gzipSync(Buffer.alloc(20_000_000))

const drip = (write: (text: string) => void) => {
  const timer = setInterval(() => write('.'), 20)
  return () => clearInterval(timer)
}

const chunkedXml = 'HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\nTransfer-Encoding: chunked\r\n\r\n'

/** What servers of strangers answer: lists, errors, redirects inward, files too long, too slow or cut. */
export const strangerPages: Record<string, RequestListener> = {
  '/feed.xml': (_request, reply) => reply.setHeader('content-type', 'text/xml').end('<list/>'),
  '/typed.xml': (_request, reply) =>
    reply.setHeader('content-type', `text/xml${'xml'.repeat(5_000)}!`).end('<list/>'),
  '/packed.xml': (_request, reply) => {
    reply.writeHead(200, { 'content-type': 'application/gzip', 'content-encoding': 'gzip' })
    reply.end(packed)
  },
  '/page.html': (_request, reply) => reply.setHeader('content-type', 'text/html').end('<p>'),
  '/huge.xml': (_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/xml' })
    const more = () =>
      reply.destroyed || reply.write(Buffer.alloc(65_536), () => setImmediate(more))
    more()
  },
  '/said-huge.xml': (_request, reply) => {
    reply
      .writeHead(200, { 'content-type': 'text/xml', 'content-length': '9999999999' })
      .flushHeaders()
  },
  '/drip.xml': (_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/xml' })
    reply.on(
      'close',
      drip((text) => reply.write(text)),
    )
  },
  '/steady.xml': (_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/xml' })
    const piece = Buffer.alloc(10_000)
    for (const at of Array.from({ length: 12 }).keys())
      setTimeout(() => reply.write(piece), at * 200)
    setTimeout(() => reply.end(), 2_400)
  },
  '/silent.xml': (_request, reply) =>
    reply.writeHead(200, { 'content-type': 'text/xml' }).flushHeaders(),
  '/fine.xml': ({ socket }) => socket.end(`${chunkedXml}${'1\r\na\r\n'.repeat(5_000)}0\r\n\r\n`),
  '/lines.xml': ({ socket }) => {
    const line = `64\r\n${'a'.repeat(100)}\r\n`
    socket.end(`${chunkedXml}${line.repeat(5_000)}0\r\n\r\n`)
  },
  '/interim.xml': ({ socket }) => socket.write('HTTP/1.1 100 Continue\r\n\r\n'.repeat(20)),
  '/switching.xml': ({ socket }) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
  '/cut.xml': (_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/xml', 'content-length': '100' })
    reply.write('<list>', () => reply.destroy())
  },
  '/gone.xml': (_request, reply) => reply.writeHead(410).end(),
  '/inward': ({ socket }, reply) =>
    reply.writeHead(302, { location: `http://127.0.0.1:${socket.localPort}/feed.xml` }).end(),
  '/metadata': (_request, reply) =>
    reply.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/to-file': (_request, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/round': (_request, reply) => reply.writeHead(307, { location: '/round' }).end(),
  '/moved': (_request, reply) => reply.writeHead(301, { location: '/feed.xml' }).end(),
}
