import { isMainThread, workerData } from 'node:worker_threads'

/** Bytes of memory of the whole process after which it ends. */
const maxMemoryBytes = 700 * 1024 * 1024
const pollIntervalMs = 20

/** Milliseconds of processor that the process has used, all threads together. */
export function usedProcessorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/**
 * Kills the media process when a file makes it use too much memory or processor time; that file is then
 * refused. It runs in its own thread, because timers of the main thread stop while a file is being read.
 */
function watch(limits: Float64Array) {
  setInterval(() => {
    const isTooLarge = process.memoryUsage.rss() > maxMemoryBytes
    if (isTooLarge || usedProcessorMs() > limits[0]!) process.kill(process.pid, 'SIGKILL')
  }, pollIntervalMs)
}

if (!isMainThread) watch(workerData as Float64Array)
