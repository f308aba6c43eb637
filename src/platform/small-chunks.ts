import type { IncomingMessage } from 'node:http'

export type ChunkLimits = {
  /** As many chunks of any size are read. */
  maxSmall: number
  /** What all chunks together need on average once there are more. */
  minAverageBytes: number
}

/**
 * Node hands each chunk of HTTP on by itself: a body of one-byte chunks takes a hundred times the processor and
 * memory of its bytes, and 10,000 of them may stand in what was read at once. `end` has to destroy the message.
 */
export function limitSmallChunks(message: IncomingMessage, limits: ChunkLimits, end: () => void) {
  const push = message.push.bind(message)
  let [chunks, bytes] = [0, 0]
  const isTooFine = () => chunks > limits.maxSmall && bytes < chunks * limits.minAverageBytes
  message.push = (chunk: Buffer | null, encoding) => {
    if (chunk === null) return push(null)
    chunks += 1
    bytes += chunk.length
    if (!isTooFine()) return push(chunk, encoding)
    message.push = () => false
    end()
    return false
  }
}
