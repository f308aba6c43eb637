import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { compress, encodingFor } from './encodings.ts'

/** About 12 texts in two encodings, and older versions. */
const maxTexts = 64

/** Shorter texts fit into one packet. */
const minBytes = 1_024

/** Each text is compressed once; compression uses the threads that also hash passwords. */
export function openCompressedTexts() {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: maxTexts })
  return async (text: string, reply: FastifyReply) => {
    const encoding = encodingFor(reply.request.headers['accept-encoding'])
    reply.header('vary', 'accept-encoding')
    if (encoding === 'identity' || text.length < minBytes) return reply.send(text)
    const key = `${encoding} ${text}`
    const made = kept.get(key) ?? compress(Buffer.from(text), encoding)
    kept.set(key, made)
    return reply.header('content-encoding', encoding).send(await made)
  }
}
