import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { quotaOfNewcomers } from '#features/files/quotas/rules/shares.ts'
import type { OutgoingOptions } from '#platform/outgoing/outgoing.ts'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { jpeg } from '#test/files/uploads.ts'
import { openSite } from '#test/site.ts'

const picture = await jpeg()
const asked: string[] = []
const crm = createServer((request, reply) => {
  asked.push(request.url ?? '')
  reply.setHeader('content-type', 'image/jpeg').end(picture.bytes)
})
await new Promise<void>((resolve) => crm.listen(0, '127.0.0.2', resolve))
afterAll(() => crm.close())

const { port } = crm.address() as AddressInfo
const outgoingOptions: Partial<OutgoingOptions> = {
  resolve: async () => [{ address: '127.0.0.2', family: 4 }],
  isReachable: (address) => address === '127.0.0.2',
  isPlain: true,
}
const site = await openSite({ outgoingOptions })
const { kysely: db } = site.db
const { person, rows, take } = feedsOf(site)

test('Feeds of new accounts get no pictures while these have filled their room, and say why', async () => {
  const agent = await person('agent')
  const { most, reserve } = quotaOfNewcomers.files
  const megabytes = most / 32
  const accounts = (most + reserve) / megabytes
  await sql`
    insert into storage_entries (account_id, kind, bytes)
    select 2000000000 + number, 'files', ${megabytes * 1024 * 1024}
    from generate_series(1, ${accounts}::integer) as number`.execute(db)
  const images = [`http://crm.example:${port}/photo`]
  const feed = rowsOf([feedAd({ referenceId: 'P-1', images, videoUrl: null })])
  const run = await take(agent, feed)
  const codes = async () => {
    const [row] = await rows(agent, `${run.id}/rows`)
    return (row?.reasons ?? []).map(({ code }: { code: string }) => code)
  }
  while (!(await codes()).includes('pictures_without_shared_room')) await sleep(50)
  expect(asked).toEqual([])
  await sql`delete from storage_entries where account_id > 2000000000`.execute(db)
  const again = await take(agent, feed)
  expect(again).toMatchObject({ counts: { unchanged: 1 } })
  while (asked.length === 0) await sleep(50)
})
