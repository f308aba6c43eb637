import { expect, test } from 'vitest'
import { openWorkTime } from './work-time.ts'

test('Work counts from where it resumes to where it rests, and from nothing once it is reset', () => {
  let now = 100
  const time = openWorkTime(() => now)
  const pass = (milliseconds: number) => {
    now += milliseconds
    return time.spentMs()
  }
  expect(pass(10)).toBe(0)
  time.resume()
  expect(pass(10)).toBe(10)
  time.resume()
  expect(pass(10)).toBe(20)
  time.pause()
  time.pause()
  expect(pass(10)).toBe(20)
  time.resume()
  expect(pass(5)).toBe(25)
  time.reset()
  expect(pass(3)).toBe(3)
})

test('What a thread waits for is none of its work', async () => {
  const time = openWorkTime()
  time.resume()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(time.spentMs()).toBeLessThan(200)
  // Of the processor, since a busy machine gives a thread a part of each second only.
  const before = process.threadCpuUsage()
  while (process.threadCpuUsage(before).user < 50_000);
  expect(time.spentMs()).toBeGreaterThan(20)
})
