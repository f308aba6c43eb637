import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { Size } from '../endpoint/media.ts'
import { type Asker, openPlaces } from './places.ts'
import { type Done, type Master, processorLimitsMs, type Task, type Why } from './protocol.ts'

type VideoEnding = 'mp4' | 'mov' | 'webm'

const program = new URL('./media-process.ts', import.meta.url)

const wallTimeFactor = 4
/** The nice value, 0 to 19: searches take precedence. */
const niceness = 10
const idleMs = 60_000

/** Hostile files are decoded here: no environment, and only `folder` is writable. */
const startProcess = (folder: string) =>
  fork(program, {
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [
      '--permission',
      '--allow-addons',
      '--allow-worker',
      '--allow-fs-read=*',
      `--allow-fs-write=${folder}`,
      '--max-old-space-size=400',
    ],
  })

function lowerPriority(pid: number | undefined) {
  if (pid === undefined) return
  try {
    setPriority(pid, niceness)
    // When memory runs out, Linux kills this process first.
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000')
  } catch {
    return
  }
}

const diskFull = () => Object.assign(new Error('no space left for a video'), { code: 'ENOSPC' })

async function wordOf(child: ChildProcess): Promise<unknown> {
  const heard = new AbortController()
  const [said] = await Promise.race([
    once(child, 'message', heard),
    once(child, 'exit', heard).then(() => [undefined]),
  ])
  heard.abort()
  return said
}

function openProcess(folder: string) {
  let child: Promise<ChildProcess> | undefined

  const begin = async (): Promise<ChildProcess> => {
    const started = startProcess(folder)
    lowerPriority(started.pid)
    started.channel?.unref()
    started.unref()
    started.once('exit', () => {
      child = undefined
    })
    await wordOf(started)
    return started
  }
  return {
    current: () => {
      child ??= begin()
      return child
    },
    end: async () => {
      const running = await child
      running?.kill('SIGKILL')
    },
  }
}

/** Undefined when the process died. */
function openLane(folder: string) {
  const { current, end } = openProcess(folder)
  const inTurn = openPlaces()
  let waiting = 0
  let timer: NodeJS.Timeout | undefined

  const perform = async (task: Task): Promise<Done | undefined> => {
    const running = await current()
    if (!running.connected) return undefined
    const limit = setTimeout(
      () => running.kill('SIGKILL'),
      processorLimitsMs[task.name] * wallTimeFactor,
    )
    // An error of a process that was just killed is not thrown: its exit is the answer.
    running.send(task, () => undefined)
    const done = await wordOf(running)
    clearTimeout(limit)
    return done as Done | undefined
  }

  const ask = async (asker: Asker, prepare: () => Promise<Task | undefined>) => {
    waiting += 1
    clearTimeout(timer)
    return inTurn(asker, prepare, perform).finally(() => {
      waiting -= 1
      if (waiting === 0) timer = setTimeout(() => void end(), idleMs).unref()
    })
  }
  return { ask, end }
}

type CopyTask = { path: string; ending: VideoEnding }
type SizeTask = { size: Size; master: () => Promise<Buffer | undefined> }

/** A hostile file costs a refusal, not the server. @throws overload when too many wait */
export function openMediaWorker(folder: string) {
  const pictures = openLane(folder)
  const videos = openLane(folder)
  return {
    masterOf: async (path: string, asker: Asker): Promise<{ master: Master } | { why: Why }> => {
      const done = await pictures.ask(asker, async () => ({ name: 'picture', path }))
      return done && ('master' in done || 'why' in done) ? done : { why: 'picture_broken' }
    },
    sizeOf: async (sizing: SizeTask, asker: Asker): Promise<Buffer | undefined> => {
      const { size } = sizing
      const done = await pictures.ask(asker, async () => {
        const master = await sizing.master()
        return master && { name: 'size', master, size }
      })
      return done && 'bytes' in done ? Buffer.from(done.bytes) : undefined
    },
    remux: async ({ path, ending }: CopyTask, asker: Asker) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const target = join(folder, `${randomUUID()}.${ending}`)
      const done = await videos.ask(asker, async () => ({ name: 'video', path, target, ending }))
      if (done && 'video' in done)
        return { ...done.video, target, bytes: (await stat(target)).size }
      await rm(target, { force: true })
      if (done && 'isDiskFull' in done) throw diskFull()
      return undefined
    },
    close: async () => {
      await Promise.all([pictures.end(), videos.end()])
    },
  }
}

export type MediaWorker = ReturnType<typeof openMediaWorker>
