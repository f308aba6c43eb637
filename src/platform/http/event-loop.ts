import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

/** The resolution is included in what is recorded. */
const resolutionMs = 10

/** The mean of a sample; high enough for one long task or a busy host. */
const maxMeanDelayMs = 1_000

/** One long task fills one sample and is over when it is known (docs/decisions/0018). */
const minSamplesBehind = 2

const defaultSamplingMs = 1_000

/** Sampling starts two samples after listening, because starting keeps the event loop busy. */
export function watchEventLoop(app: FastifyInstance, samplingMs = defaultSamplingMs) {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  let samplesBehind = 0
  const judge = () => {
    // A sample without records began and ended within one task.
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
