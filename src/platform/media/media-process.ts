import { stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { masterOf, sizeOf } from './pixels.ts'
import { type Done, processorLimitsMs, type Task, videoLimitMs } from './protocol.ts'
import { remux } from './remux.ts'
import { usedProcessorMs } from './watchdog.ts'
import { isDiskFull } from '../storage/disk-space.ts'

const broken: Done = { why: 'picture_broken' }

/** Milliseconds of processor time; shared with the watchdog. */
const limits = new Float64Array(new SharedArrayBuffer(8)).fill(Number.POSITIVE_INFINITY)

async function performVideo(task: Extract<Task, { name: 'video' }>): Promise<Done> {
  limits[0] = usedProcessorMs() + videoLimitMs((await stat(task.path)).size)
  const copied = await remux(task)
  return copied ? { video: copied } : { why: 'video_broken' }
}

async function perform(task: Task): Promise<Done> {
  if (task.name === 'picture') return masterOf(task.path).catch((): Done => broken)
  if (task.name === 'size') return { bytes: await sizeOf(task.master, task.size) }
  return performVideo(task).catch((error: unknown): Done => {
    return isDiskFull(error) ? { isDiskFull: true } : { why: 'video_broken' }
  })
}

// A separate thread, since a file may block this one.
new Worker(new URL('./watchdog.ts', import.meta.url), { workerData: limits }).unref()

process.on('message', (task: Task) => {
  limits[0] = usedProcessorMs() + processorLimitsMs[task.name]
  void perform(task).then((done) => process.send?.(done))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
