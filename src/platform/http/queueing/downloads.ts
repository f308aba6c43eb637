import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Asker } from '../../database/connection-turns.ts'
import { currentAsker, limitWaiting } from '../../database/wait-limit.ts'
import { Refusal } from '../../refusal.ts'
import type { Leave } from './lanes.ts'
import { NetworkLane } from './network-lane.ts'

export type RequestPlace = {
  leave: Leave
  /** Takes a place of the same kind while a piece of the answer is made. */
  enterAgain: () => Promise<Leave>
  beginDownload: (owner: string) => Promise<Leave>
}

const places = new WeakMap<FastifyRequest, RequestPlace>()

export const keepRequestSlot = (request: FastifyRequest, place: RequestPlace) =>
  places.set(request, place)

/** A request that waits for an unavailable database costs nothing, so its place is free. */
export const releaseRequestSlot = (request: FastifyRequest): void => places.get(request)?.leave()

/** A destroyed answer emits no `close` event any more. */
export function releaseAtEnd({ raw }: FastifyReply, leave: Leave) {
  if (raw.destroyed) leave()
  else raw.once('close', leave)
}

export function openDownloads(maxActive: number) {
  const lane = new NetworkLane({ maxActive })
  const owners = new Set<string>()
  return async (caller: string, owner: string): Promise<Leave> => {
    if (owners.has(owner)) throw new Refusal(429, [{ code: 'download_running' }], 10)
    // Before the first await: two requests at once must not both find it free.
    owners.add(owner)
    try {
      const leave = await lane.enter(caller)
      return () => {
        owners.delete(owner)
        leave()
      }
    } catch (error) {
      owners.delete(owner)
      throw error
    }
  }
}

type Maker = { place: RequestPlace | undefined; asker: Asker | undefined }

async function makePiece(pieces: AsyncIterator<string>, { place, asker }: Maker) {
  const leave = await place?.enterAgain()
  try {
    return await limitWaiting(() => pieces.next(), { releaseSlot: leave, asker })
  } finally {
    leave?.()
  }
}

async function* inPieces(content: AsyncIterable<string>, maker: Maker) {
  const pieces = content[Symbol.asyncIterator]()
  try {
    let piece = await makePiece(pieces, maker)
    while (!piece.done) {
      yield piece.value
      piece = await makePiece(pieces, maker)
    }
  } finally {
    await pieces.return?.()
  }
}

type DownloadContext = { request: FastifyRequest; reply: FastifyReply; owner: string }

/**
 * Sends an answer while it is made. It has a place only while a piece is made, so a slow reader
 * holds none.
 * @throws Refusal 429 `download_running`; overload
 */
export async function beginPieces(content: AsyncIterable<string>, sending: DownloadContext) {
  const { request, reply, owner } = sending
  const place = places.get(request)
  const end = await place?.beginDownload(owner)
  if (end) releaseAtEnd(reply, end)
  place?.leave()
  return inPieces(content, { place, asker: currentAsker() })
}
