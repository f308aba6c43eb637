import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOfHeader } from '#i18n/language.ts'
import type { RefusalCode } from '#i18n/refusals.ts'
import { faultOf } from '../refusal.ts'
import { callerOf, networkOf } from './address.ts'
import { openTurns } from './queueing/turns.ts'

type Headers = Record<string, string>
type ClientError = Error & { code: string; rawPacket?: unknown }

/** Of an error of our own, beside those of Node. */
export const smallChunks = 'SMALL_CHUNKS'

const reasons: Record<string, [number, RefusalCode]> = {
  [smallChunks]: [400, 'small_chunks'],
  HPE_HEADER_OVERFLOW: [431, 'headers_too_large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'body_too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'too_slow'],
}

/** Reads the header from the raw bytes, which may be incomplete. */
function languageOf({ rawPacket }: ClientError) {
  const found = /^accept-language:(.*)$/im.exec(String(rawPacket))
  return languageOfHeader(found?.[1])
}

export function answerBrokenBytes(headers: Headers) {
  return (error: ClientError, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const [status, code] = reasons[error.code] ?? [400, 'malformed' as const]
    const body = JSON.stringify({ errors: [faultOf({ code }, languageOf(error))] })
    const fields = { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' }
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    socket.destroySoon()
  }
}

/** Node would answer 417 without our headers; a server may ignore `Expect` (RFC 9110, 10.1.1). */
export function ignoreExpectations({ server }: FastifyInstance) {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

type Answer = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => unknown

/** The same as in overload.ts. */
const maxPerTurn = 16

/** No hook runs for addresses that the router cannot read, so they take turns here. */
export function answerBrokenAddress(headers: Headers, answer: Answer) {
  const inTurn = openTurns(maxPerTurn)
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    inTurn({
      network: networkOf(callerOf(request.ip)),
      begin: () => void answer(error, request, reply.headers(headers)),
      isGone: () => request.raw.destroyed,
    })
  }
}
