import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Asker } from '../../database/connection-turns.ts'
import { currentAsker, limitWaiting } from '../../database/wait-limit.ts'
import { Refusal } from '../../refusal.ts'
import type { Leave } from './lanes.ts'
import { NetworkLane } from './network-lane.ts'

export type Place = {
  leave: Leave
  /** The same place once more, for as long as a piece of its answer is made. */
  enterAgain: () => Promise<Leave>
  beginDownload: (owner: string) => Promise<Leave>
}

const places = new WeakMap<FastifyRequest, Place>()

export const keepRequestSlot = (request: FastifyRequest, place: Place) => places.set(request, place)

/** A request that waits for a database which is away costs nothing: others may take its place. */
export const releaseRequestSlot = (request: FastifyRequest): void => places.get(request)?.leave()

/** Who has gone away already closes nothing any more. */
export function releaseAtEnd({ raw }: FastifyReply, leave: Leave) {
  if (raw.destroyed) leave()
  else raw.once('close', leave)
}

/** Files under way: one of an account in this process, and the shares of a caller and its network. */
export function openDownloads(maxActive: number) {
  const lane = new NetworkLane({ maxActive })
  const owners = new Set<string>()
  return async (caller: string, owner: string): Promise<Leave> => {
    if (owners.has(owner)) throw new Refusal(429, [{ code: 'download_running' }], 10)
    // Before anything is waited for: two requests at once must not both find it free.
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

type Maker = { place: Place | undefined; asker: Asker | undefined }

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

type Sending = { request: FastifyRequest; reply: FastifyReply; owner: string }

/**
 * A long answer, made while it is sent: it has a place among those of its kind only while a piece of
 * it is made, and none while its client reads, however slowly that is. Each piece may wait for the
 * database as long as an answer may.
 * @throws Refusal 429 `download_running`; overload
 */
export async function beginPieces(content: AsyncIterable<string>, sending: Sending) {
  const { request, reply, owner } = sending
  const place = places.get(request)
  const end = await place?.beginDownload(owner)
  if (end) releaseAtEnd(reply, end)
  place?.leave()
  return inPieces(content, { place, asker: currentAsker() })
}
