import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { compress, encodingFor } from './encodings.ts'

/** A dozen short answers that are the same for everybody, in two encodings, and those before a change. */
const maxTexts = 64

/** What is shorter fits one packet as it is. */
const minBytes = 1_024

/**
 * Sends texts that are the same for everybody, and compresses each once: that takes as long as making one,
 * and threads that hash passwords and read files.
 */
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
