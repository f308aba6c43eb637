import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Mp4OutputFormat, MovOutputFormat, WebMOutputFormat } from 'mediabunny'
import { afterAll, describe, expect, test } from 'vitest'
import { hostileBoxes } from '#test/files/hostile-boxes.ts'
import { hostileElements } from '#test/files/hostile-elements.ts'
import {
  emptyPackets,
  endlessChunk,
  sharedPackets,
  strippedPackets,
} from '#test/files/hostile-videos.ts'
import { filmed, filmedWithSound } from '#test/files/videos.ts'
import { videoLimitMs } from './protocol.ts'

const folder = await mkdtemp(join(tmpdir(), 'dara-hostile-videos-'))
const program = new URL('./media-process.ts', import.meta.url)
const options = { env: {}, serialization: 'advanced' } as const
let running: ChildProcess | undefined
afterAll(async () => {
  running?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function start() {
  const child = fork(program, { ...options, execArgv: ['--max-old-space-size=400'] })
  await once(child, 'message')
  return child
}

let made = 0

/** What the process says of a video, or that its watchdog ended it. */
async function answerTo(bytes: Buffer, ending: string) {
  if (!running || running.exitCode !== null || running.signalCode) running = await start()
  made += 1
  const [path, target] = [join(folder, `${made}-in`), join(folder, `${made}.${ending}`)]
  await writeFile(path, bytes)
  const heard = new AbortController()
  const exit = once(running, 'exit', heard).then(() => ['ended by its watchdog'])
  const message = once(running, 'message', heard)
  running.send({ name: 'video', path, target, ending })
  const [answer] = await Promise.race([message, exit])
  heard.abort()
  await Promise.allSettled([message, exit])
  return answer
}

describe('A video that describes more work than its bytes are worth is refused before it is done', () => {
  const old = { emptyPackets, endlessChunk, sharedPackets }
  test.each(Object.entries({ ...hostileBoxes, ...old }))('MP4: %s', async (_, make) => {
    expect(await answerTo(make(), 'mp4')).toEqual({ why: 'video_broken' })
  })
  test.each(Object.entries({ ...hostileElements, strippedPackets }))(
    'WebM: %s',
    async (_, make) => {
      expect(await answerTo(make(), 'webm')).toEqual({ why: 'video_broken' })
    },
  )
})

describe('A good video passes', () => {
  const video = { video: { width: 64, height: 48 } }
  const many = { packets: 9_000, bytes: 130 }
  test.each([
    ['mp4', 'in one piece', new Mp4OutputFormat()],
    ['mp4', 'in fragments', new Mp4OutputFormat({ fastStart: 'fragmented' })],
    ['webm', 'in one piece', new WebMOutputFormat()],
    ['webm', 'of a recorder', new WebMOutputFormat({ appendOnly: true })],
  ] as const)('%s %s, of many small packets', async (ending, _, format) => {
    expect(await answerTo(await filmed(format, many), ending)).toEqual(video)
  })
  test('MOV whose sound is not compressed, with 48,000 of its samples a second', async () => {
    expect(await answerTo(await filmedWithSound(new MovOutputFormat()), 'mov')).toEqual(video)
  })
})

test('A small video has less of the processor than a large one', () => {
  expect([0, 3e6, 1e8].map(videoLimitMs)).toEqual([4_000, 5_000, 10_000])
})
