import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { addFile } from '#features/files/uploads/queries.ts'
import { newId } from '#platform/secrets/tokens.ts'
import type { AccountId } from '#platform/session/account.ts'
import { addAccounts } from '#test/generated-ads.ts'
import { checkAccountQuota } from './queries/files.ts'
import { claimDocuments } from './queries/sent-forms.ts'
import { addVisitorFile, findVisitorQuota, keepFormFile, visitorHash } from './queries/visitors.ts'
import { maxFilesOfAccount, tooManyFiles } from './rules/files.ts'
import type { FormPurpose } from './rules/visitors.ts'

const site = await freshDatabase()
const { kysely: db } = site
const now = new Date('2026-03-01T08:00:00Z')
const month = new Date('2026-04-01T08:00:00Z')

beforeEach(async () => {
  await db.deleteFrom('files').execute()
})

async function send(caller: string, purpose: FormPurpose): Promise<string | undefined> {
  const id = newId()
  const picture = { kind: 'image', ending: 'jpg', width: 1, height: 1, thumbhash: null }
  const document = { kind: 'document', ending: 'pdf', width: null, height: null, thumbhash: null }
  const row = { id, ...(purpose === 'registration' ? picture : document) }
  const added = await addVisitorFile(db, { ...row, bytes: 22, purpose, caller, now })
  return added && id
}

/** Files of one byte that the caller has sent before. */
async function addSmall(caller: string, purpose: FormPurpose, count: number) {
  const id = await send(caller, purpose)
  await sql`
    insert into files (id, kind, ending, width, height, bytes, purpose, created_at, expires_at,
      sender, network)
    select left(md5(n::text || ${id!}), 22), kind, ending, width, height, 1, purpose, created_at,
      expires_at, sender, network
    from files, generate_series(2, ${count}::integer) n
    where id = ${id!}`.execute(db)
}

const age = (condition: ReturnType<typeof sql>) => sql`update files set ${condition}`.execute(db)

test.each(['registration', 'fundraising'] as const)(
  'An address has sixty unsent files at most, however small they are: %s',
  async (purpose) => {
    await addSmall('192.0.2.1', purpose, 59)
    expect(await send('192.0.2.1', purpose)).toBeDefined()
    expect(await findVisitorQuota(db, { purpose, caller: '192.0.2.1', now })).toBe(0)
    expect(await send('192.0.2.1', purpose)).toBeUndefined()
    expect(await send('192.0.2.2', purpose)).toBeDefined()
  },
)

test('A network has ten times as many as an address', async () => {
  for (let at = 1; at <= 10; at += 1) await addSmall(`192.0.2.${at}`, 'fundraising', 60)
  expect(await send('192.0.2.77', 'fundraising')).toBeUndefined()
  expect(await send('198.51.100.77', 'fundraising')).toBeDefined()
})

test('An address has a hundred documents of requests that were sent', async () => {
  const claim = { claimedFor: 'fundraising_requests/x', path: 'fileIds', now }
  for (let at = 0; at < 2; at += 1) {
    await addSmall('192.0.2.1', 'fundraising', 49)
    await age(sql`claimed_for = 'fundraising_requests/y', expires_at = null`)
  }
  const ids = [await send('192.0.2.1', 'fundraising'), await send('192.0.2.1', 'fundraising')]
  await claimDocuments(db, { ...claim, ids: ids.map(String) })
  const one = String(await send('192.0.2.1', 'fundraising'))
  await expect(claimDocuments(db, { ...claim, ids: [one] })).rejects.toThrow('no_space')
  const other = String(await send('192.0.2.2', 'fundraising'))
  await claimDocuments(db, { ...claim, ids: [other] })
})

test('Photos that wait for a link are 250 of an address; one more keeps its hour', async () => {
  await addSmall('192.0.2.1', 'registration', 60)
  await age(sql`expires_at = ${month}`)
  const sender = visitorHash(db, '192.0.2.1')
  await sql`
    insert into files (id, kind, ending, width, height, bytes, purpose, created_at, expires_at,
      sender, network)
    select left(md5(n::text), 22), kind, ending, width, height, 1, purpose, created_at, expires_at,
      sender, network
    from (select * from files limit 1) one, generate_series(1, 189) n`.execute(db)
  const expiryAfter = async () => {
    const id = String(await send('192.0.2.1', 'registration'))
    const photo = { id, purpose: 'registration' as const, registrant: Buffer.from(id), now }
    await keepFormFile(db, { ...photo, until: month })
    const row = db.selectFrom('files').select(['expires_at', 'sender']).where('id', '=', id)
    return row.executeTakeFirstOrThrow()
  }
  expect(await expiryAfter()).toEqual({ expires_at: month, sender })
  expect((await expiryAfter()).expires_at).toEqual(new Date(now.getTime() + 3_600_000))
})

test('An account has so many files, however small they are', async () => {
  const [accountId, other] = (await addAccounts(site, 2)) as [AccountId, AccountId]
  const add = (owner: AccountId) => {
    const photo = { kind: 'image', ending: 'jpg', width: 1, height: 1, thumbhash: null } as const
    return addFile(db, { ...photo, id: newId(), bytes: 1, accountId: owner, now })
  }
  await sql`
    insert into files (id, kind, ending, width, height, bytes, purpose, created_at, expires_at,
      account_id)
    select left(md5(n::text), 22), 'image', 'jpg', 1, 1, 1, 'account', ${now}, ${month}, ${accountId}
    from generate_series(2, ${maxFilesOfAccount}::integer) n`.execute(db)
  expect(await checkAccountQuota(db, accountId)).toBeUndefined()
  expect(await add(accountId)).toBeUndefined()
  expect(await checkAccountQuota(db, accountId)).toEqual(tooManyFiles)
  expect(await add(accountId)).toEqual(tooManyFiles)
  expect(await add(other)).toBeUndefined()
})
