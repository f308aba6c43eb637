import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callerOf } from '../address.ts'
import { releaseAtEnd } from './downloads.ts'
import type { Limits } from './lanes.ts'
import { NetworkLane } from './network-lane.ts'
import { SendsUnderWay } from './sends-under-way.ts'

/** One is an open file and up to 150 KB of memory: 1,536 and 256 of them are 260 MB. */
export const fileSendLimits = {
  files: { maxActive: 1_536, maxWaiting: 256, maxWaitMs: 2_000 },
  videos: { maxActive: 256, maxWaiting: 64, maxWaitMs: 2_000 },
} as const

type FileKind = keyof typeof fileSendLimits

const fileRoutes = /^\/(assets|media)\//
const videoNames = /\.(mp4|webm|mov)$/

/** Hooks, the file plugin and the stream each listen for the end of an answer: eleven in all. */
const maxListeners = 20

/** By route, because one address can be written in many ways. */
export function fileKindOf({ routeOptions, params }: FastifyRequest): FileKind | undefined {
  if (!fileRoutes.test(routeOptions.url ?? '')) return undefined
  const { name = '' } = params as { name?: string }
  return videoNames.test(name) ? 'videos' : 'files'
}

/** A place lasts until the last byte, since unread files take memory and open files. */
export function limitFileSends(
  app: FastifyInstance,
  limits: Record<FileKind, Limits> = fileSendLimits,
  minAgeMs?: number,
) {
  const lanes = { files: new NetworkLane(limits.files), videos: new NetworkLane(limits.videos) }
  const underWay = { files: new SendsUnderWay(minAgeMs), videos: new SendsUnderWay(minAgeMs) }
  app.addHook('preValidation', async (request, reply) => {
    const kind = fileKindOf(request)
    if (!kind) return
    reply.raw.setMaxListeners(maxListeners)
    const caller = callerOf(request.ip)
    const sends = underWay[kind]
    if (sends.count >= limits[kind].maxActive) sends.endOldestUnread(caller)
    const leave = await lanes[kind].enter(caller)
    const remove = sends.add(caller, reply.raw)
    releaseAtEnd(reply, () => {
      remove()
      leave()
    })
  })
}
