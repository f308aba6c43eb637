import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { jpeg } from '#test/files/uploads.ts'
import { openSite } from '#test/site.ts'
import { type Person, teamsOf } from '#test/team.ts'

const picture = await jpeg()
let asked: string[] = []
let whenReleased = Promise.resolve()

/** Has every picture; those that are slow come once the test says so. */
const remoteServer = createServer(async (request, reply) => {
  asked.push(request.url ?? '')
  if (request.url?.startsWith('/slow')) await whenReleased
  reply.setHeader('content-type', 'image/jpeg').end(picture.bytes)
})
await new Promise<void>((resolve) => remoteServer.listen(0, '127.0.0.2', resolve))
afterAll(() => remoteServer.close())

const { port } = remoteServer.address() as AddressInfo
const site = await openSite({
  outgoingOptions: {
    resolve: async () => [{ address: '127.0.0.2', family: 4 }],
    isReachable: (address) => address === '127.0.0.2',
    isPlain: true,
  },
})
const { take, rows } = feedsOf(site)
const { ask, person, hired } = teamsOf(site)
const { kysely: db } = site.db

const adWith = (referenceId: string, names: string[], changes: object = {}) => {
  const images = names.map((name) => ({ url: `http://crm.example:${port}/${name}`, version: '1' }))
  return feedAd({ referenceId, images, ...changes })
}

/** Once no job for pictures of the account is left. */
const whenDone = async ({ user }: Person) => {
  const leftOf = () =>
    sql<{ retries: number }>`
    select retry_count as retries
    from jobs.job
    where name = 'feed-pictures' and state in ('created', 'active', 'retry')
      and data ->> 'accountId' = ${String(user.id)}`.execute(db)
  for (;;) {
    const { rows: left } = await leftOf()
    if (left.length === 0) return
    expect(left.map(({ retries }) => retries)).toEqual([0])
    await sleep(50)
  }
}

type Shown = { id: number; images: { id: string }[] }

const shownOf = async (owner: Person, reference: string): Promise<Shown> => {
  const { token } = owner
  const path = '/properties/my-properties'
  const { properties } = (await ask('GET', `${path}?search=${reference}`, { token })).body.data
  const { body } = await ask('GET', `${path}/${properties[0].id}`, { token })
  return body.data.property.propertyData[0]
}

const countsOf = async (owner: Person, references: string[]) => {
  const shown = await Promise.all(references.map((reference) => shownOf(owner, reference)))
  return shown.map(({ images }) => images.length)
}

const whenAsked = async (path: string) => {
  while (!asked.includes(path)) await sleep(20)
}

test('an agent who leaves while pictures come leaves none of them to the ads of the agency', async () => {
  const { agency, agent } = await hired()
  let release = () => {}
  whenReleased = new Promise((resolve) => {
    release = resolve
  })
  await take(agent, rowsOf([adWith('L-1', ['slow-a', 'slow-b'])]))
  await whenAsked('/slow-a')
  await ask('POST', '/agents/leave-agency', { token: agent.token })
  release()
  await whenDone(agent)
  const { id } = await shownOf(agency, 'L-1')
  const noted = () =>
    db.selectFrom('feed_pictures').select('url').where('property_id', '=', id).execute()
  expect(await noted()).toEqual([])
  const same = adWith('L-1', ['slow-a', 'slow-b'], { totalPrice: 1_600_000 })
  const own = [same, adWith('L-2', ['c']), adWith('L-3', ['d'])]
  await take(agency, rowsOf(own))
  await whenDone(agency)
  expect(await countsOf(agency, ['L-1', 'L-2', 'L-3'])).toEqual([2, 1, 1])
})

test('a picture that somebody else has sent is fetched anew', async () => {
  const [agent, other] = [await person('agent'), await person('agent')]
  await take(other, rowsOf([adWith('S-1', ['theirs'])]))
  await whenDone(other)
  await take(agent, rowsOf([adWith('S-1', ['mine'])]))
  await whenDone(agent)
  const [theirs] = (await shownOf(other, 'S-1')).images
  const { id } = await shownOf(agent, 'S-1')
  await sql`
    insert into feed_pictures (property_id, url, version, file_id, tries)
    values (${id}, ${`http://crm.example:${port}/theirs`}, '1', ${theirs!.id}, 3)`.execute(db)
  await take(agent, rowsOf([adWith('S-1', ['theirs', 'mine'])]))
  await whenDone(agent)
  const { images } = await shownOf(agent, 'S-1')
  expect(images).toHaveLength(2)
  expect(images.map((image) => image.id)).not.toContain(theirs!.id)
})

test('nothing is fetched, and nothing forgotten, for an ad that is another’s', async () => {
  const [owner, stranger] = [await person('agent'), await person('agent')]
  await take(owner, rowsOf([adWith('N-1', ['owned'])]))
  await take(stranger, rowsOf([adWith('N-2', ['strange'])]))
  await Promise.all([whenDone(owner), whenDone(stranger)])
  const { id } = await shownOf(owner, 'N-1')
  const pictures = [{ url: `http://crm.example:${port}/foreign`, version: '1' }]
  await sql`
    update feed_items
    set property_id = ${id}, has_new_pictures = true, pictures = ${JSON.stringify(pictures)}::jsonb
    where reference = 'N-2'`.execute(db)
  asked = []
  await take(stranger, rowsOf([adWith('N-4', ['fourth'])]))
  await whenDone(stranger)
  expect(asked).toEqual(['/fourth'])
  const known = db.selectFrom('feed_pictures').select('url').where('property_id', '=', id)
  expect(await known.execute()).toEqual([{ url: `http://crm.example:${port}/owned` }])
})

test('a picture that was moved by hand into another ad is fetched anew, and stays there', async () => {
  const agent = await person('agent')
  const { token } = agent
  await take(agent, rowsOf([adWith('M-1', ['moved']), adWith('M-2', [])]))
  await whenDone(agent)
  const first = await shownOf(agent, 'M-1')
  const imageIds = first.images.map(({ id }) => id)
  expect(imageIds).toHaveLength(1)
  const put = (id: number, ids: string[]) =>
    ask('PUT', `/properties/my-properties/${id}`, { token, body: { imageIds: ids } })
  expect((await put(first.id, [])).status).toBe(200)
  const second = await shownOf(agent, 'M-2')
  expect((await put(second.id, imageIds)).status).toBe(200)
  asked = []
  await take(agent, rowsOf([adWith('M-1', ['moved', 'more']), adWith('M-3', ['third'])]))
  await whenDone(agent)
  expect(asked.toSorted()).toEqual(['/more', '/moved', '/third'])
  expect(await countsOf(agent, ['M-1', 'M-2', 'M-3'])).toEqual([2, 1, 1])
  expect((await shownOf(agent, 'M-2')).images.map(({ id }) => id)).toEqual(imageIds)
})

test('an ad whose pictures cannot be added says so in its run, and holds up no other', async () => {
  await sql`
    create function refuse_pictures() returns trigger language plpgsql as $$
    begin
      if exists (select from properties where id = new.property_id and reference_id = 'F-1') then
        raise check_violation;
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger refuse_pictures before insert on property_images
    for each row execute function refuse_pictures()`.execute(db)
  const agent = await person('agent')
  const content = rowsOf([adWith('F-1', ['e']), adWith('F-2', ['f'])])
  const codesOf = async (id: string) =>
    (await rows(agent, `${id}/rows`)).map((row: { reference: string; reasons: object[] }) => [
      row.reference,
      row.reasons.map((reason) => (reason as { code: string }).code),
    ])
  const first = await take(agent, content)
  await whenDone(agent)
  expect(await countsOf(agent, ['F-1', 'F-2'])).toEqual([0, 1])
  expect(await codesOf(first.id)).toEqual([
    ['F-1', ['pictures_failed']],
    ['F-2', []],
  ])
  const again = await take(agent, content)
  await whenDone(agent)
  expect(await codesOf(again.id)).toEqual([['F-1', ['pictures_failed']]])
  await sql`drop trigger refuse_pictures on property_images`.execute(db)
  await take(agent, content)
  await whenDone(agent)
  expect(await countsOf(agent, ['F-1', 'F-2'])).toEqual([1, 1])
})
