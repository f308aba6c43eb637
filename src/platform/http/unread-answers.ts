import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { fileKindOf } from './queueing/file-sends.ts'

export type AnswerLimits = {
  /** Time before `minBytesPerSecond` applies to an answer of known size. */
  floorAfterMs: number
  /** A browser loads six pictures and scripts at once over one line, and does not retry. */
  fileFloorAfterMs: number
  minBytesPerSecond: number
  /** For a file made while it is sent, whose size is unknown. */
  downloadMs: number
  /** A player pauses reading while it has enough, and requests the rest if it is closed. */
  videoPauseMs: number
  minVideoBytesPerSecond: number
  checkIntervalMs: number
}

const defaultAnswerLimits: AnswerLimits = {
  floorAfterMs: 10_000,
  fileFloorAfterMs: 60_000,
  minBytesPerSecond: 16 * 1024,
  downloadMs: 120_000,
  videoPauseMs: 120_000,
  minVideoBytesPerSecond: 64 * 1024,
  checkIntervalMs: 1_000,
}

function sizeOf(payload: unknown, reply: FastifyReply): number | undefined {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return Buffer.byteLength(payload)
  const length = Number(reply.getHeader('content-length'))
  if (length > 0) return length
  return payload ? undefined : 0
}

function timeFor(payload: unknown, reply: FastifyReply, limits: AnswerLimits): number {
  const size = sizeOf(payload, reply)
  if (size === undefined) return limits.downloadMs
  const kind = fileKindOf(reply.request)
  if (kind === 'videos') return limits.videoPauseMs + (size / limits.minVideoBytesPerSecond) * 1000
  const floorAfterMs = kind ? limits.fileFloorAfterMs : limits.floorAfterMs
  return floorAfterMs + (size / limits.minBytesPerSecond) * 1000
}

/** An answer that is not read stays in memory. */
export function limitUnreadAnswers(app: FastifyInstance, limits = defaultAnswerLimits) {
  /** By answer, because a connection may carry several. */
  const unread = new Map<ServerResponse, { socket: Socket; endsAt: number }>()

  const endLate = () => {
    for (const { socket, endsAt } of unread.values()) {
      // If nothing waits in the socket, the server is slow and not the client.
      if (performance.now() >= endsAt && socket.writableLength > 0) socket.destroy()
    }
  }
  const timer = setInterval(endLate, limits.checkIntervalMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.raw.destroyed) return
    const { socket } = request.raw
    const endsAt = performance.now() + timeFor(payload, reply, limits)
    unread.set(reply.raw, { socket, endsAt })
    reply.raw.once('close', () => unread.delete(reply.raw))
  })
}
