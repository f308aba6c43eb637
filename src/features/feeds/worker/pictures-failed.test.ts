import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { OutgoingOptions } from '#platform/outgoing/outgoing.ts'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { jpeg } from '#test/files/uploads.ts'
import { openSite } from '#test/site.ts'
import type { Person } from '#test/team.ts'
import { storeRemarks } from './jobs/pictures.ts'

const picture = await jpeg()
const crm = createServer((request, reply) => {
  if (!request.url?.startsWith('/photo')) reply.writeHead(404).end()
  else reply.setHeader('content-type', 'image/jpeg').end(picture.bytes)
})
await new Promise<void>((resolve) => crm.listen(0, '127.0.0.2', resolve))
afterAll(() => crm.close())

const { port } = crm.address() as AddressInfo
const hosts: Record<string, string> = { 'crm.example': '127.0.0.2', 'office.example': '10.0.0.1' }
const outgoingOptions: Partial<OutgoingOptions> = {
  resolve: async (host) => (hosts[host] ? [{ address: hosts[host], family: 4 }] : []),
  isReachable: (address) => address === '127.0.0.2',
  isPlain: true,
  spacingMs: 0,
}
const site = await openSite({ outgoingOptions })
const { person, upload, check, over, rows, take } = feedsOf(site)

const at = (host: string, path: string) => `http://${host}:${port}${path}`
const noLink = 'front view.jpg'
const failing = [
  noLink,
  at('crm.example', '/none'),
  at('office.example', '/photo'),
  at('gone.example', '/photo'),
  at('gone.example', '/photo-2'),
]
const feedOf = (images: string[]) => rowsOf([feedAd({ referenceId: 'P-1', images })])

type Remark = { code: string; msg: string; path?: string; addresses?: string[] }

const remarksOf = async (agent: Person, id: string, language = 'en'): Promise<Remark[]> => {
  const headers = { 'accept-language': language }
  const found = await rows({ ...agent, headers }, `${id}/rows`)
  const reasons: Remark[] = found[0]?.reasons ?? []
  return reasons.filter(({ code }) => code.startsWith('pictures_'))
}

/** Once the pictures of a run were asked for. */
const remarksWith = async (agent: Person, id: string, code: string) => {
  for (;;) {
    const remarks = await remarksOf(agent, id)
    if (remarks.some((remark) => remark.code === code)) return remarks
    await sleep(50)
  }
}

const all = [
  { code: 'pictures_not_links', path: 'imageIds', addresses: [noLink] },
  { code: 'pictures_refused', addresses: [failing[1]] },
  { code: 'pictures_not_public', addresses: [failing[2]] },
  { code: 'pictures_unreachable', addresses: failing.slice(3) },
]

test('A plan says which pictures are no links', async () => {
  const agent = await person('agent')
  const feed = await upload(agent, feedOf(failing))
  const plan = await over(agent, await check(agent, feed.id))
  expect(await remarksOf(agent, plan.id)).toMatchObject(all.slice(0, 1))
})

test('A run says how many pictures of an ad did not come, why and which', async () => {
  const agent = await person('agent')
  const run = await take(agent, feedOf(failing))
  const remarks = await remarksWith(agent, run.id, 'pictures_unreachable')
  expect(remarks).toMatchObject(all)
  expect(remarks[3]?.msg).toMatch(/^2 photos were not added: the server did not respond/)
  const [, , , arabic] = await remarksOf(agent, run.id, 'ar')
  expect(arabic?.msg).toMatch(/^لم تُضف صورتان: لم يستجب الخادم/)
  const url = `/api/feeds/runs/${run.id}/report`
  const headers = { authorization: `Bearer ${agent.token}` }
  const report = (await site.app.inject({ url, headers })).body
  for (const address of failing) expect(report).toContain(address)
})

test('A run says so of an unchanged ad as well, and no more once its pictures are there', async () => {
  const agent = await person('agent')
  const first = await take(agent, feedOf(failing))
  await remarksWith(agent, first.id, 'pictures_unreachable')
  const again = await take(agent, feedOf(failing))
  expect(again.counts).toMatchObject({ unchanged: 1 })
  expect(await remarksWith(agent, again.id, 'pictures_unreachable')).toMatchObject(all)
  const { bytes } = await site.db.kysely
    .selectFrom('feed_runs')
    .select('bytes')
    .where('id', '=', again.id)
    .executeTakeFirstOrThrow()
  expect(Number(bytes)).toBeGreaterThan(500 + failing.join('').length)
  hosts['gone.example'] = '127.0.0.2'
  const third = await take(agent, feedOf(failing))
  expect(await remarksWith(agent, third.id, 'pictures_refused')).toMatchObject(all.slice(0, 3))
  delete hosts['gone.example']
})

test('Without room a run keeps how many pictures did not come and why, and no addresses or rows more', async () => {
  const agent = await person('agent')
  const { kysely: db } = site.db
  const good = feedOf([at('crm.example', '/photo-room')])
  const fill = async (id: string) => {
    await db
      .updateTable('feed_runs')
      .set({ bytes: 256 * 1024 * 1024 })
      .where('id', '=', id)
      .execute()
  }
  const reason = { code: 'pictures_refused' as const, path: 'imageIds', values: { count: 1 } }
  const remark = async (id: string) => {
    const [item] = await db
      .selectFrom('feed_items')
      .select(['account_id', 'property_id', 'reference'])
      .where('account_id', '=', agent.user.id)
      .execute()
    const { account_id: accountId, property_id: propertyId, reference } = item!
    const reasons = [{ ...reason, addresses: [failing[1]!] }]
    const batch = { failures: {}, asked: 0, noted: 0 }
    const about = { accountId, propertyId, reference, reasons, replaced: [reason.code] }
    await storeRemarks(db, about, { account: { id: accountId }, batch } as never)
    const kept = db.selectFrom('feed_rows').select('reasons').where('run_id', '=', id)
    return (await kept.execute()).map(({ reasons }) => reasons)
  }
  const isWanted = async () => {
    const wanting = db.selectFrom('feed_items').select('reference')
    const own = wanting.where('account_id', '=', agent.user.id).where('has_new_pictures', '=', true)
    return (await own.execute()).length > 0
  }
  const first = await take(agent, good)
  while (await isWanted()) await sleep(50)
  expect(await remark(first.id)).toEqual([[{ ...reason, addresses: [failing[1]] }]])
  await fill(first.id)
  expect(await remark(first.id)).toEqual([[reason]])
  const empty = { bytes: 0, written: 0 }
  await db.updateTable('feed_runs').set(empty).where('id', '=', first.id).execute()
  const again = await take(agent, good)
  await fill(again.id)
  expect(await remark(again.id)).toEqual([])
})
