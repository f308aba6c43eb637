import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Lane, overload } from './lanes.ts'

test('refuses at once what finds neither a place nor room to wait', async () => {
  const lane = new Lane({ maxActive: 1, maxWaiting: 1, maxWaitMs: 60_000 })
  const leave = await lane.enter()
  const second = lane.enter()
  expect(lane.isFull).toBe(true)
  await expect(lane.enter()).rejects.toBe(overload)
  leave()
  const leaveSecond = await second
  leaveSecond()
  expect(lane.isFull).toBe(false)
})

test('gives a place to the first who waits, and back once however often it is left', async () => {
  const lane = new Lane({ maxActive: 1, maxWaiting: 2, maxWaitMs: 60_000 })
  const order: string[] = []
  const leave = await lane.enter()
  const enter = async (name: string) => {
    const leaveLater = await lane.enter()
    order.push(name)
    return leaveLater
  }
  const [first, second] = [enter('first'), enter('second')]
  leave()
  leave()
  const leaveFirst = await first
  await sleep(20)
  expect(order).toEqual(['first'])
  leaveFirst()
  await second
  expect(order).toEqual(['first', 'second'])
})

test('refuses whoever has waited too long, and keeps no place for them', async () => {
  const lane = new Lane({ maxActive: 1, maxWaiting: 1, maxWaitMs: 20 })
  const leave = await lane.enter()
  await expect(lane.enter()).rejects.toBe(overload)
  leave()
  await lane.enter()
})

test('lets those wait longer who come next', async () => {
  const limits = { maxActive: 1, maxWaiting: 9, maxWaitMs: 20, maxNextWaitMs: 60_000 }
  const lane = new Lane(limits)
  const leave = await lane.enter()
  const next = lane.enter()
  await expect(lane.enter()).rejects.toBe(overload)
  leave()
  await next
})
