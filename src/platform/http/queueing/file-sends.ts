import type { FastifyInstance } from 'fastify'
import { callerOf } from '../address.ts'
import { leaveAtEnd } from './downloads.ts'
import { NetworkLane } from './network-lane.ts'

/**
 * Files on their way to a client, each an open file and up to 150 KB: 1,536 are 220 MB. A network has two thirds
 * and one address two thirds of these; who waits is there as long as a picture may take. Players keep theirs while
 * they pause.
 */
export const fileSendLimits = { maxActive: 1_536, maxWaiting: 256, maxWaitMs: 2_000 }

const files = /^\/(assets|media)\//

/**
 * A file has its place from its headers to its last byte: whoever asks for files and does not read them would
 * else take all memory and all open files of the process.
 */
export function limitFileSends(app: FastifyInstance, limits = fileSendLimits) {
  const lane = new NetworkLane(limits)
  app.addHook('preValidation', async (request, reply) => {
    if (files.test(request.url)) leaveAtEnd(reply, await lane.enter(callerOf(request.ip)))
  })
}
