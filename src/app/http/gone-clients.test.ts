import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, type MockInstance, onTestFinished, test, vi } from 'vitest'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { WORKER: 'off' } })
await site.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = site.app.server.address() as AddressInfo

let arrived = 0
/** As many as the server knows to have gone without an answer. */
let gone = 0
site.app.server.on('request', (_request, response) => {
  arrived += 1
  response.once('close', () => {
    if (!response.writableFinished) gone += 1
  })
})

const firstPrice = 7_000_000
let asked = 0
/** Each asks for another lowest price, by which its statement is known. */
function search() {
  asked += 1
  const path = `/api/properties?price_min=${firstPrice + asked}`
  const request = get({ port, path, agent: false })
  request.on('error', () => undefined)
  // Or the server waits for its reader when it stops.
  request.on('response', (response) => response.resume())
  return request
}

/** How many statements named the lowest price, in fils, of the search of that number. */
const statementsFor = (statements: MockInstance, number: number) =>
  statements.mock.calls.filter((call) =>
    JSON.stringify(call).includes(String((firstPrice + number) * 100)),
  ).length

/** On a busy machine the test takes longer than a statement may wait for a lock, or last. */
site.db.pool.on('acquire', (client) => {
  void client.query('set lock_timeout = 0; set statement_timeout = 0')
})

async function lockAds() {
  const holder = await site.db.pool.connect()
  await holder.query('begin')
  await holder.query('lock table property_search in access exclusive mode')
  return async () => {
    await holder.query('rollback')
    holder.release()
  }
}

test('searches whose client has gone before their turn are never sent', async () => {
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => statements.mockRestore())
  // What is done once only must not count into the time that the table is locked.
  await once(search(), 'response')
  const release = await lockAds()
  const running = [search(), search()].map((request) => once(request, 'response'))
  const sentOfThese = () => [2, 3].map((number) => statementsFor(statements, number))
  await expect.poll(sentOfThese).toEqual([1, 1])
  const given = Array.from({ length: 10 }, search)
  await expect.poll(() => arrived).toBe(asked)
  for (const request of given) request.destroy()
  await expect.poll(() => gone).toBe(10)
  await release()
  await Promise.all(running)
  await once(search(), 'response')
  await sleep(200)
  const sent = given.map((_, index) => statementsFor(statements, 4 + index))
  expect(sent).toEqual(given.map(() => 0))
  expect(statementsFor(statements, asked)).toBeGreaterThan(0)
  expect(site.logged()).not.toContain('"level":50')
})
