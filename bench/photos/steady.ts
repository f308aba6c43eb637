import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Searches that come at their time, whether or not those before have been answered, as visitors do;
 * asked by its own thread, since who sends photos is busy. `stop` answers with the
 * milliseconds that each took.
 */
export function askSteadily(origin: string) {
  const thread = new Worker(new URL('asking.ts', import.meta.url), { workerData: origin })
  const stop = async (): Promise<number[]> => {
    thread.postMessage('stop')
    const [waits] = await once(thread, 'message')
    await thread.terminate()
    return waits
  }
  const stopAfter = async (seconds: number) => {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    return stop()
  }
  return { stop, stopAfter }
}
