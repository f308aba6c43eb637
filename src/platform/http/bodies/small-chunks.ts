import type { IncomingMessage } from 'node:http'

export type ChunkLimits = {
  /** So many chunks of one byte may come in a row. */
  maxSmall: number
  /** What a longer row of chunks has to have on average. */
  minAverageBytes: number
}

/** Node calls it for the rest of a body after its answer. It is undocumented; a test fails if it disappears. */
type Dumped = { _dump: () => void }

/**
 * Node hands each chunk of HTTP on by itself: a body of one-byte chunks takes a hundred times the processor and
 * memory of its bytes, and 10,000 of them may stand in what was read at once. `end` has to destroy the message.
 */
export function limitSmallChunks(message: IncomingMessage, limits: ChunkLimits, end: () => void) {
  const push = message.push.bind(message)
  const mostBytes = limits.maxSmall * limits.minAverageBytes
  let left = mostBytes
  message.push = (chunk: Buffer | null, encoding) => {
    if (chunk === null) return push(null)
    // Large chunks give back what small ones took, and buy no more of them.
    left = Math.min(left + chunk.length - limits.minAverageBytes, mostBytes)
    if (left >= 0) return push(chunk, encoding)
    message.push = () => false
    end()
    return false
  }
  // Like Node's own, after which `push` is no longer called.
  const dump = () => void message.removeAllListeners('data').resume()
  Object.assign(message, { _dump: dump } satisfies Dumped)
}
