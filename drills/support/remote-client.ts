import { type Agent, request } from 'node:http'
import type { openSite } from '#test/site.ts'

type Site = Pick<Awaited<ReturnType<typeof openSite>>, 'app'>

type RemoteRequest = {
  method?: string
  url: string
  remoteAddress?: string
  headers?: Record<string, string>
  cookies?: Record<string, string>
  payload?: string | Buffer
}

type Answered = { statusCode: number; headers: Record<string, unknown>; body: string }

const cookieOf = (text: string) => {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
  return { name, value: decodeURIComponent(value) }
}

function headersOf({ headers, cookies, remoteAddress, payload }: RemoteRequest) {
  const pairs = Object.entries(cookies ?? {}).map(([name, value]) => `${name}=${value}`)
  return {
    host: 'localhost:80',
    ...headers,
    ...(pairs.length > 0 && { cookie: pairs.join('; ') }),
    ...(remoteAddress && { 'x-forwarded-for': remoteAddress }),
    ...(payload && { 'content-length': String(Buffer.byteLength(payload)) }),
  }
}

type Connection = { port: number; agent: Agent | false }

function send({ port, agent }: Connection, asked: RemoteRequest): Promise<Answered> {
  const { method = 'GET', url, payload } = asked
  const options = { port, host: '127.0.0.1', method, path: url, headers: headersOf(asked) }
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, agent }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('error', reject)
      answer.on('end', () => {
        const body = Buffer.concat(pieces).toString()
        resolve({ statusCode: answer.statusCode ?? 0, headers: answer.headers, body })
      })
    })
    sent.on('error', reject)
    sent.end(payload)
  })
}

type Mails = (to: string) => Promise<object[]>

/**
 * A running server as the tests know one, asked over the network: `remoteAddress` is what its proxy
 * says, and what `/dev/mail.json` would show comes from `mailsTo`. Each request has a connection of
 * its own, unless an agent keeps them.
 */
export function remoteClient(port: number, mailsTo: Mails, agent: Agent | false = false): Site {
  const inject = async (wanted: string | RemoteRequest) => {
    const asked = typeof wanted === 'string' ? { url: wanted } : wanted
    if (asked.url.startsWith('/dev/mail.json')) {
      const to = new URL(asked.url, 'http://localhost').searchParams.get('to') ?? ''
      const messages = await mailsTo(to)
      return { json: () => ({ data: { messages } }) }
    }
    const answered = await send({ port, agent }, asked)
    const set = (answered.headers['set-cookie'] ?? []) as string[]
    return { ...answered, cookies: set.map(cookieOf), json: () => JSON.parse(answered.body) }
  }
  return { app: { inject } } as unknown as Site
}
