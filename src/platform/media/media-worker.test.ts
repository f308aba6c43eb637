import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BufferSource, Input, MP4, Mp4OutputFormat, WEBM, WebMOutputFormat } from 'mediabunny'
import { afterAll, describe, expect, test } from 'vitest'
import { openSmallDisk } from '#test/files/small-disk.ts'
import { drawn } from '#test/files/uploads.ts'
import { filmed, filmedAt } from '#test/files/videos.ts'
import type { Asker } from './places.ts'
import { openMediaWorker } from './media-worker.ts'

const folder = await mkdtemp(join(tmpdir(), 'dara-studio-'))
const mediaWorker = openMediaWorker(folder)
const network = '198.51.100'
const asker: Asker = { kind: 'account', caller: '1', network }
afterAll(async () => {
  await mediaWorker.close()
  await rm(folder, { recursive: true, force: true })
})

describe('A video', () => {
  test.each([
    ['mp4', new Mp4OutputFormat()],
    ['webm', new WebMOutputFormat()],
  ] as const)('%s is copied packet by packet, without its tags', async (ending, format) => {
    const path = join(folder, 'in')
    const bytes = await filmed(format)
    expect(bytes.includes(filmedAt)).toBe(true)
    await writeFile(path, bytes)
    const video = await mediaWorker.remux({ path, ending }, asker)
    expect(video).toMatchObject({ width: 64, height: 48 })
    const copied = await readFile(video!.target)
    expect(copied.includes(filmedAt)).toBe(false)
    const input = new Input({ formats: [MP4, WEBM], source: new BufferSource(copied) })
    const track = await input.getPrimaryVideoTrack()
    expect(await track?.computePacketStats()).toMatchObject({ packetCount: 2 })
  })

  test('that ends in the middle is refused', async () => {
    const path = join(folder, 'half')
    const whole = await filmed(new Mp4OutputFormat())
    await writeFile(path, whole.subarray(0, whole.length - 200))
    expect(await mediaWorker.remux({ path, ending: 'mp4' }, asker)).toBeUndefined()
    expect((await readdir(folder)).filter((name) => name.endsWith('.mp4'))).toHaveLength(1)
  })
})

const disk = await openSmallDisk(8)
afterAll(() => disk?.close())

describe.runIf(disk)('A video on a disk that becomes full', () => {
  test('is not taken for broken, and nothing of it stays', async () => {
    const path = join(folder, 'long')
    const bytes = await filmed(new Mp4OutputFormat(), { packets: 30, bytes: 100_000 })
    await writeFile(path, bytes)
    const full = openMediaWorker(disk!.folder)
    await disk!.fill(600_000)
    await expect(full.remux({ path, ending: 'mp4' }, asker)).rejects.toMatchObject({
      code: 'ENOSPC',
    })
    expect(await readdir(disk!.folder)).toEqual(['filler'])
    await disk!.empty()
    const copied = await full.remux({ path, ending: 'mp4' }, asker)
    expect((await readFile(copied!.target)).length).toBeGreaterThan(3_000_000)
    await full.close()
  })
})

describe('A picture', () => {
  test('stands upright, is never enlarged and white where it was clear', async () => {
    const path = join(folder, 'turned')
    const lying = drawn({ width: 80, height: 40 }).jpeg().withMetadata({ orientation: 6 })
    await writeFile(path, await lying.toBuffer())
    expect(await mediaWorker.masterOf(path, asker)).toMatchObject({
      master: { width: 40, height: 80 },
    })
  })

  test('of many pixels is kept at 1,920 across', async () => {
    const path = join(folder, 'large')
    await writeFile(path, await drawn({ width: 4000, height: 3000 }).jpeg().toBuffer())
    expect(await mediaWorker.masterOf(path, asker)).toMatchObject({
      master: { width: 1920, height: 1440 },
    })
  })

  test('that kills its process is refused, and the next gets a new one', async () => {
    const path = join(folder, 'plain')
    await writeFile(path, await drawn().jpeg().toBuffer())
    expect(await mediaWorker.masterOf(path, asker)).toHaveProperty('master')
    await mediaWorker.close()
    const both = await Promise.all([
      mediaWorker.masterOf(path, asker),
      mediaWorker.masterOf(path, asker),
    ])
    expect(both[1]).toHaveProperty('master')
  })
})

describe('Those who ask at the same time', () => {
  test('take turns: kinds of work, and of one kind its callers', async () => {
    const path = join(folder, 'turns')
    await writeFile(path, await drawn().jpeg().toBuffer())
    const done: string[] = []
    const send = async (name: string, whose: Asker) => {
      await mediaWorker.masterOf(path, whose)
      done.push(name)
    }
    const view: Asker = { kind: 'view', caller: 'crowd', network }
    const master = async () => readFile(path)
    const look = async () => {
      await mediaWorker.sizeOf({ size: 320, master }, view)
      done.push('look')
    }
    const crowd = [1, 2, 3, 4, 5, 6].flatMap(() => [send('crowd', asker), look()])
    const others = [
      send('other', { kind: 'account', caller: '2', network }),
      send('form', { kind: 'form', caller: '192.0.2.1', network: '192.0.2' }),
    ]
    await Promise.all([...crowd, ...others])
    expect(done.indexOf('form')).toBeLessThan(4)
    expect(done.indexOf('other')).toBeLessThan(6)
    expect(done).toHaveLength(14)
  })

  test('are refused one by one: who asks for too much, and nobody else', async () => {
    const path = join(folder, 'many')
    await writeFile(path, await drawn().jpeg().toBuffer())
    const crowd = Array.from({ length: 20 }, () => mediaWorker.masterOf(path, asker))
    const other = mediaWorker.masterOf(path, { kind: 'account', caller: '2', network })
    const said = await Promise.allSettled(crowd)
    expect(said.filter(({ status }) => status === 'rejected')).toHaveLength(11)
    expect(await other).toHaveProperty('master')
  })

  test('wait no longer when their client has gone', async () => {
    const path = join(folder, 'gone')
    await writeFile(path, await drawn().jpeg().toBuffer())
    const first = mediaWorker.masterOf(path, asker)
    const gone = new AbortController()
    const left = mediaWorker.masterOf(path, { ...asker, signal: gone.signal })
    gone.abort()
    await expect(left).rejects.toMatchObject({ status: 503 })
    expect(await first).toHaveProperty('master')
  })
})
