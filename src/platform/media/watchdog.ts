import { isMainThread, workerData } from 'node:worker_threads'

const maxMemoryBytes = 700 * 1024 * 1024
const pollIntervalMs = 20

export function usedProcessorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** A separate thread, since timers of the main thread stop while a file is decoded. */
function watch(limits: Float64Array) {
  setInterval(() => {
    const isTooLarge = process.memoryUsage.rss() > maxMemoryBytes
    if (isTooLarge || usedProcessorMs() > limits[0]!) process.kill(process.pid, 'SIGKILL')
  }, pollIntervalMs)
}

if (!isMainThread) watch(workerData as Float64Array)
