import { type IncomingHttpHeaders, request } from 'node:http'
import { newAddress } from './environment.ts'

export type PlainRequest = {
  path: string
  method?: string
  headers?: Record<string, string>
  payload?: string
}

export type Answered = { status: number; headers: IncomingHttpHeaders; body: string }

/** A request whose path goes out as it is written; `fetch` would tidy it up. */
export function askPlainly(port: number, asked: PlainRequest | string): Promise<Answered> {
  const {
    path,
    method = 'GET',
    headers,
    payload,
  } = typeof asked === 'string' ? { path: asked } : (asked as PlainRequest)
  const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }
  const all = { host: 'localhost', 'x-forwarded-for': newAddress(), ...headers, ...length }
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', method, path, headers: all, agent: false }
    const sent = request(options, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('error', reject)
      answer.on('end', () => {
        const body = Buffer.concat(pieces).toString()
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
      })
    })
    sent.on('error', reject)
    sent.end(payload)
  })
}
