import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

/** How finely a delay is measured; what is recorded includes it. */
const resolutionMs = 10

/**
 * The mean of a sample. The lanes keep the queue short; this limit is for an event loop that hangs,
 * and wide enough that neither one long piece of work nor a neighbour on the same cores exceeds it.
 */
const maxMeanDelayMs = 1_000

/** One long piece of work fills one sample, and is over when it is known: refusing then helps nobody. */
const minSamplesBehind = 2

const defaultSamplingMs = 1_000

/**
 * Says whether the event loop is so far behind, in one sample after the other, that only what is at
 * hand should be answered. Starting keeps the event loop busy: what is sampled until two samples after
 * listening says nothing about load.
 */
export function watchEventLoop(app: FastifyInstance, samplingMs = defaultSamplingMs) {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  let samplesBehind = 0
  const judge = () => {
    // A sample without any record is one that began and ended within the same piece of work.
    const isBehind = delays.count === 0 || delays.mean / 1e6 - resolutionMs > maxMeanDelayMs
    samplesBehind = isBehind ? samplesBehind + 1 : 0
    delays.reset()
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setTimeout(() => {
      delays.enable()
      timer = setInterval(judge, samplingMs).unref()
    }, 2 * samplingMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delays.disable()
  })
  return () => samplesBehind >= minSamplesBehind
}
