import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#platform/handle.ts'
import { freshDatabase } from '#test/database.ts'
import { addVisitorFile, keepFormFile, findVisitorQuota } from './queries/visitors.ts'
import { type FormPurpose, maxBytesOf, quotaBytes } from './rules/visitors.ts'

const { kysely: db } = await freshDatabase()
const megabyte = 1024 * 1024
const start = Date.parse('2026-03-01T08:00:00Z')
const after = (minutes: number) => new Date(start + minutes * 60_000)
const month = after(30 * 24 * 60)

beforeEach(async () => {
  await db.deleteFrom('files').execute()
})

type UploadOptions = { bytes?: number; purpose?: FormPurpose; minute?: number }

/** Sends a file, as large as may be unless said; answers its id, or undefined where it has no room. */
async function send(caller: string, options: UploadOptions = {}): Promise<string | undefined> {
  const { purpose = 'registration', minute = 0 } = options
  const { bytes = maxBytesOf[purpose] } = options
  const id = randomBytes(16).toString('base64url')
  const picture = { kind: 'image', ending: 'jpg', width: 1, height: 1, thumbhash: null }
  const document = { kind: 'document', ending: 'pdf', width: null, height: null, thumbhash: null }
  const row = { id, ...(purpose === 'registration' ? picture : document) }
  const added = await addVisitorFile(db, { ...row, bytes, purpose, caller, now: after(minute) })
  return added && id
}

/** Sends until there is no room; answers how many had some. */
async function sendAll(caller: string, options: UploadOptions = {}): Promise<number> {
  let count = 0
  // An address sends sixty an hour at most (files/uploads/handlers.ts).
  while (count < 60 && (await send(caller, options))) count += 1
  return count
}

/** Keeps a photo for a registration of an address that no other photo is of. */
const keep = (id: string, minute = 0, tx: Db = db) => {
  const registrant = Buffer.from(id)
  const now = after(minute)
  return keepFormFile(tx, { id, purpose: 'registration', registrant, until: month, now })
}

const has = async (id: string | undefined) => {
  const row = await db.selectFrom('files').select('id').where('id', '=', id!).executeTakeFirst()
  return row !== undefined
}

const usedOf = async (purpose: FormPurpose) => {
  const query = db.selectFrom('files').select(db.fn.sum('bytes').as('bytes'))
  return Number((await query.where('purpose', '=', purpose).executeTakeFirstOrThrow()).bytes)
}

/** Addresses in their own networks. */
const addresses = (count: number) =>
  Array.from({ length: count }, (_, at) => `10.${Math.floor(at / 250)}.${at % 250}.1`)

/** How many of forty strangers, each in their own network, can send a photo of one megabyte. */
async function countStrangers(minute: number): Promise<number> {
  let count = 0
  for (let at = 0; at < 40; at += 1) {
    if (await send(`192.${at}.0.${minute}`, { bytes: megabyte, minute })) count += 1
  }
  return count
}

describe('After so many addresses have sent all that they can, forty strangers of forty can send', () => {
  // Four leave three quarters of the room, so that nobody's files have to go.
  test.each([
    [4, 1 / 4],
    [40, 1],
    [400, 1],
  ])('%d', async (count, most) => {
    for (const caller of addresses(count)) await sendAll(caller)
    expect(await usedOf('registration')).toBeLessThanOrEqual(quotaBytes('registration') * most)
    expect(await countStrangers(1)).toBe(40)
  })

  test('a quarter of an hour later: 600, of networks of their own, with two megabytes each', async () => {
    for (const caller of addresses(600)) await send(caller, { bytes: 2 * megabyte })
    expect(await usedOf('registration')).toBe(quotaBytes('registration'))
    expect([await countStrangers(1), await countStrangers(14)]).toEqual([0, 0])
    expect(await countStrangers(15)).toBe(40)
  })
})

describe('A network', () => {
  test('of 65,536 callers holds an eighth of what is free', async () => {
    const callers = Array.from({ length: 100 }, (_, at) => `2001:db8:7:${at.toString(16)}`)
    for (const caller of callers) await sendAll(caller)
    expect(await usedOf('registration')).toBeLessThan(quotaBytes('registration') / 8)
    expect(await send('2001:db8:8:0')).toBeDefined()
  })

  test('with many customers may always hold four of the largest files', async () => {
    for (const caller of addresses(300)) await send(caller)
    const minute = 15
    const sent = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5'].map((caller) =>
      send(caller, { minute }),
    )
    expect((await Promise.all(sent)).filter(Boolean)).toHaveLength(4)
  })
})

describe('Rooms', () => {
  test('are of one purpose each: documents of four hundred take none from photos', async () => {
    for (const caller of addresses(400)) await sendAll(caller, { purpose: 'fundraising' })
    expect(await usedOf('fundraising')).toBeGreaterThan(quotaBytes('fundraising') * 0.9)
    const before = await findVisitorQuota(db, {
      purpose: 'registration',
      caller: '192.0.2.1',
      now: after(0),
    })
    expect(before).toBe(quotaBytes('registration') / 16)
    expect(await send('192.0.2.1')).toBeDefined()
  })

  test('take no more than they have, however many send at the same moment', async () => {
    const crowd = addresses(240)
    await Promise.all(crowd.map((caller) => send(caller)))
    expect(await usedOf('registration')).toBeLessThanOrEqual(quotaBytes('registration'))
  })
})

describe('A photo whose registration was sent', () => {
  test('stays when others make room, whoever holds how much', async () => {
    const own = [await send('192.0.2.1'), await send('192.0.2.1')]
    for (const id of own) await keep(id!)
    const left = await send('192.0.2.1')
    for (const caller of addresses(300)) await send(caller, { minute: 20 })
    expect(await Promise.all([...own, left].map(has))).toEqual([true, true, false])
  })

  test('stays where it was sent while others looked for files that make room', async () => {
    const id = await send('192.0.2.1', { minute: -1 })
    for (const caller of addresses(300)) await send(caller)
    const sending = db.transaction().execute(async (tx) => {
      await keep(id!, 16, tx)
      const other = send('198.51.100.1', { minute: 16 })
      await sleep(200)
      return { other }
    })
    await (await sending).other
    expect(await has(id)).toBe(true)
  })

  test('waits for its link unless its sender has too many that wait', async () => {
    const waiting = async (callers: readonly string[]) => {
      for (const [minute, caller] of callers.entries()) {
        const id = await send(caller, { minute })
        expect(await keep(id!, minute)).toBe('usable')
      }
      const { rows } = await db.executeQuery<{ n: number }>(
        sql`select count(*)::int as n from files where expires_at = ${month}`.compile(db),
      )
      return rows[0]!.n
    }
    // Two gigabytes are free, of which one caller may hold a 64th.
    expect(await waiting(Array(12).fill('192.0.2.1'))).toBe(6)
    expect(await waiting(['192.0.2.2', '198.51.100.1'])).toBe(8)
  })

  test('is of whoever sent theirs first, of two who send them at once', async () => {
    const id = (await send('192.0.2.1'))!
    const of = (name: string, tx: Db = db) => {
      const photo = { id, purpose: 'registration', registrant: Buffer.from(name) } as const
      return keepFormFile(tx, { ...photo, until: month, now: after(1) })
    }
    const first = db.transaction().execute(async (tx) => {
      const state = await of('first', tx)
      const second = of('second')
      await sleep(200)
      return { state, second }
    })
    const { state, second } = await first
    expect([state, await second, await of('first')]).toEqual(['usable', 'in use', 'usable'])
  })

  test('is told where it is gone', async () => {
    expect(await keep('x'.repeat(22))).toBe('gone')
  })
})

test('Forty networks that let photos wait as long as they can leave half of the room for that', async () => {
  for (const caller of addresses(40)) {
    for (let at = 0; at < 10; at += 1) {
      await keep((await send(caller)) ?? 'no room')
    }
  }
  const { bytes } = await db
    .selectFrom('files')
    .select(db.fn.sum('bytes').as('bytes'))
    .where('expires_at', '=', month)
    .executeTakeFirstOrThrow()
  expect(Number(bytes)).toBeLessThan(quotaBytes('waiting') / 2)
  expect(Number(bytes)).toBeGreaterThan(quotaBytes('waiting') / 4)
})
