import { describe, expect, test } from 'vitest'
import type { SentFile } from '../contract.ts'
import { countUnderway, newUploadQueue, type Send } from './upload-queue.ts'

const named = (name: string) => new File(['x'], name)

const sentAs = (id: string): { sent: SentFile } => {
  const nothing = { width: null, height: null, thumbhash: null, srcset: null }
  return { sent: { id, url: `/media/files/${id}.mp4`, kind: 'video', ...nothing } }
}

/** A line on which each file waits until the test says what becomes of it. */
function heldLine() {
  const held = new Map<
    string,
    { end: (end: Awaited<ReturnType<Send>>) => void; signal: AbortSignal }
  >()
  const progress = new Map<string, (share: number) => void>()
  const send: Send = (file, { onProgress, signal }) => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<Send>>>()
    held.set(file.name, { end: resolve, signal })
    progress.set(file.name, onProgress)
    return promise
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (name: string, to: Awaited<ReturnType<Send>>) => {
    held.get(name)?.end(to)
    held.delete(name)
    await settled()
  }
  return { queue: newUploadQueue(send), held, progress, end }
}

const statesOf = ({ queue }: ReturnType<typeof heldLine>) =>
  queue.uploads().map(({ file, state }) => `${file.name} ${state}`)

describe('Chosen files', () => {
  test('go three at a time and keep their order', async () => {
    const line = heldLine()
    line.queue.add(['a', 'b', 'c', 'd'].map(named))
    expect(statesOf(line)).toEqual(['a sending', 'b sending', 'c sending', 'd waiting'])
    await line.end('b', sentAs('b'))
    expect(statesOf(line)).toEqual(['a sending', 'b sent', 'c sending', 'd sending'])
  })

  test('tell how much of each has gone', () => {
    const line = heldLine()
    let told = 0
    line.queue.subscribe(() => {
      told += 1
    })
    line.queue.add([named('a')])
    const before = told
    line.progress.get('a')?.(0.5)
    expect([line.queue.uploads()[0]?.progress, told - before]).toEqual([0.5, 1])
  })

  test('that were refused say why and can be tried again', async () => {
    const line = heldLine()
    line.queue.add([named('a')])
    await line.end('a', { fault: 'This file is empty' })
    const [failed] = line.queue.uploads()
    expect(failed).toMatchObject({ state: 'failed', fault: 'This file is empty' })
    line.queue.retry(failed!.key)
    expect(statesOf(line)).toEqual(['a sending'])
    await line.end('a', sentAs('a'))
    expect(line.queue.uploads()[0]).toMatchObject({ state: 'sent', sent: { id: 'a' } })
  })

  test('can be given up, which makes room for the next', async () => {
    const line = heldLine()
    line.queue.add(['a', 'b', 'c', 'd'].map(named))
    const { signal } = line.held.get('a')!
    line.queue.remove(line.queue.uploads()[0]!.key)
    expect(signal.aborted).toBe(true)
    expect(statesOf(line)).toEqual(['b sending', 'c sending', 'd sending'])
    await line.end('a', sentAs('a'))
    expect(statesOf(line)).toEqual(['b sending', 'c sending', 'd sending'])
  })

  test('can be held still, which makes room, and go on where they were', async () => {
    const line = heldLine()
    line.queue.add(['a', 'b', 'c', 'd'].map(named))
    const { signal } = line.held.get('a')!
    line.progress.get('a')?.(0.4)
    const { key } = line.queue.uploads()[0]!
    line.queue.pause(key)
    expect(signal.reason).toBe('paused')
    await line.end('a', { fault: 'cut', isLost: true })
    expect(statesOf(line)).toEqual(['a paused', 'b sending', 'c sending', 'd sending'])
    await line.end('b', sentAs('b'))
    line.queue.retry(key)
    expect(line.queue.uploads()[0]).toMatchObject({ state: 'sending', progress: 0.4 })
  })

  test('that a broken line stopped go on when it is back, refused ones do not', async () => {
    const line = heldLine()
    line.queue.add(['a', 'b'].map(named))
    await line.end('a', { fault: 'No connection', isLost: true })
    await line.end('b', { fault: 'This file is empty' })
    line.queue.retryLost()
    expect(statesOf(line)).toEqual(['a sending', 'b failed'])
  })

  test('count as underway until they have arrived or failed', async () => {
    const line = heldLine()
    line.queue.add(['a', 'b', 'c', 'd'].map(named))
    expect(countUnderway(line.queue.uploads())).toBe(4)
    await line.end('a', sentAs('a'))
    await line.end('b', { fault: 'This file is empty' })
    expect(countUnderway(line.queue.uploads())).toBe(2)
  })
})
