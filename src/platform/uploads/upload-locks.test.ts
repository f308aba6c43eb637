import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openUploadLocks } from './upload-locks.ts'

const never = new AbortController().signal

test('An upload has one at a time, and who comes next has the one before asked to stop', async () => {
  const { locker, alone } = openUploadLocks()
  const seen: string[] = []
  const piece = locker.newLock('a')
  await piece.lock(never, () => void seen.push('asked to stop'))
  const ending = alone('a', async () => void seen.push('ended'))
  const other = alone('b', async () => void seen.push('other upload'))
  await other
  await sleep(20)
  expect(seen).toEqual(['asked to stop', 'other upload'])
  await piece.unlock()
  await ending
  await alone('a', async () => void seen.push('ended again'))
  expect(seen.slice(2)).toEqual(['ended', 'ended again'])
})

test('Whoever waits is served once, however many they are', async () => {
  const { alone } = openUploadLocks()
  let active = 0
  const most: number[] = []
  const task = async () => {
    active += 1
    most.push(active)
    await sleep(1)
    active -= 1
  }
  await Promise.all(Array.from({ length: 50 }, () => alone('a', task)))
  expect(most).toEqual(Array(50).fill(1))
})

test('A task that fails leaves its place to the next one', async () => {
  const { alone } = openUploadLocks()
  const failing = alone('a', async () => Promise.reject(new Error('EIO')))
  await expect(failing).rejects.toThrow('EIO')
  await alone('a', async () => undefined)
})

test('A request that ends while it waits has no turn', async () => {
  const { locker } = openUploadLocks()
  const [first, second] = [locker.newLock('a'), locker.newLock('a')]
  await first.lock(never, () => undefined)
  const ended = new AbortController()
  const waiting = second.lock(ended.signal, () => undefined)
  ended.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  await first.unlock()
  await expect(second.lock(ended.signal, () => undefined)).rejects.toThrow('gone')
  const third = locker.newLock('a')
  await third.lock(never, () => undefined)
})
