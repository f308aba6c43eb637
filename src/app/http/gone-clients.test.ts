import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
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

let asked = 0
function search() {
  asked += 1
  const request = get({ port, path: `/api/properties?price_min=${asked}`, agent: false })
  request.on('error', () => undefined)
  return request
}

async function lockAds() {
  const holder = await site.db.pool.connect()
  await holder.query('begin')
  await holder.query('lock table property_search in access exclusive mode')
  return async () => {
    await holder.query('rollback')
    holder.release()
  }
}

const waitingForLock = async () => {
  const { rows } = await site.db.pool.query(
    `select 1 from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows.length
}

test('searches whose client has gone before their turn are never sent', async () => {
  const release = await lockAds()
  const running = [search(), search()].map((request) => once(request, 'response'))
  await expect.poll(waitingForLock).toBe(2)
  const given = Array.from({ length: 10 }, search)
  await expect.poll(() => arrived).toBe(asked)
  for (const request of given) request.destroy()
  await expect.poll(() => gone).toBe(10)
  let taken = 0
  const count = () => {
    taken += 1
  }
  site.db.pool.on('acquire', count)
  await release()
  await Promise.all(running)
  await sleep(200)
  site.db.pool.off('acquire', count)
  // What is left of the two: the cards of their ads.
  expect(taken).toBeLessThanOrEqual(4)
  expect(site.logged()).not.toContain('"level":50')
})
