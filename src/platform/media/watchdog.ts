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
 * Ends the process that draws or copies where a file makes it take more than it may: its end is one
 * refused file. As a thread it sees that also while the thread that works gives way to nothing.
 */
function watch(limits: Float64Array) {
  setInterval(() => {
    const isTooLarge = process.memoryUsage.rss() > maxMemoryBytes
    if (isTooLarge || usedProcessorMs() > limits[0]!) process.kill(process.pid, 'SIGKILL')
  }, pollIntervalMs)
}

if (!isMainThread) watch(workerData as Float64Array)
