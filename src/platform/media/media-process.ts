import { masterOf, sizeOf } from './pixels.ts'
import { type Done, patience, type Task } from './protocol.ts'
import { remux } from './remux.ts'
import { isDiskFull } from '../storage/disk-space.ts'

/** Bytes of memory after which this process gives up: its end is one refused file. */
const mostMemory = 700 * 1024 * 1024

const broken: Done = { why: 'picture_broken' }

async function perform(task: Task): Promise<Done> {
  if (task.name === 'picture') return masterOf(task.path).catch((): Done => broken)
  if (task.name === 'size') return { bytes: await sizeOf(task.master, task.size) }
  const copied = await remux(task).catch((error: unknown) => ({ isDiskFull: isDiskFull(error) }))
  if (!copied) return { why: 'video_broken' }
  if ('width' in copied) return { video: copied }
  return copied.isDiskFull ? { isDiskFull: true } : { why: 'video_broken' }
}

/** Milliseconds of processor that this process has used. */
const used = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

let most = Number.POSITIVE_INFINITY

process.on('message', (task: Task) => {
  most = used() + patience[task.name]
  void perform(task).then((done) => process.send?.(done))
})
process.on('disconnect', () => process.exit(0))
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory || used() > most) process.exit(1)
}, 50).unref()
process.send?.('ready')
