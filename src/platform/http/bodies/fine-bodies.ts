import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type ChunkLimits, limitSmallChunks } from './small-chunks.ts'
import { smallChunks } from '../unreadable.ts'

/** A packet of the smallest networks has 500 bytes, and clients send kilobytes at once. */
export const bodyChunkLimits: ChunkLimits = { maxSmall: 1_000, minAverageBytes: 256 }

/** Ends requests whose body comes in too small chunks, whatever their route and before anything reads it. */
export function limitFineBodies(server: Server) {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    limitSmallChunks(request, bodyChunkLimits, () => {
      const { socket } = request
      // An answer without a socket waits behind one that is being written.
      if (response.headersSent || response.socket === null) return void socket.destroy()
      // As for broken bytes, so that the client gets one answer in our error form.
      server.emit(
        'clientError',
        Object.assign(new Error('small chunks'), { code: smallChunks }),
        socket,
      )
    })
  })
}
