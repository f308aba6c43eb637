import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type ChunkLimits, limitSmallChunks } from './small-chunks.ts'
import { stopParsing } from '../connections.ts'
import { smallChunks } from '../unreadable.ts'

/** A packet of the smallest networks has 500 bytes, and clients send kilobytes at once. */
export const bodyChunkLimits: ChunkLimits = { maxSmall: 200, minAverageBytes: 256 }

const smallChunksError = () => Object.assign(new Error('small chunks'), { code: smallChunks })

/** Ends requests whose body comes in too small chunks, whatever their route and before anything reads it. */
export function limitFineBodies(server: Server) {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    limitSmallChunks(request, bodyChunkLimits, () => {
      const { socket } = request
      // An answer without a socket waits behind one that is being written.
      if (response.headersSent || response.socket === null) socket.destroy()
      // As for broken bytes, so that the client gets one answer in our error form.
      else server.emit('clientError', smallChunksError(), socket)
      stopParsing(socket)
    })
  })
}
