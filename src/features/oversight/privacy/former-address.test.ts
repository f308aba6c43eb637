import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { findHalfErased } from '#features/oversight/erasure/queries/leftovers.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'
import { asker, mailedToken, registration } from '#test/people.ts'
import { openSite } from '#test/site.ts'

const dataDir = `${tmpdir()}/dara-former-address-${process.pid}`
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const env = { WORKER: 'off', DATA_DIR: dataDir, RATE_LIMITS: 'off' }
const site = await openSite({ env })
const { kysely: db, pool } = site.db
const [ask, upload] = [asker(site), uploader(site)]

const password = 'mint tea'

/** Registers an address with its own photo; answers the id of that. */
async function register(email: string): Promise<string> {
  const sent = await upload('/files/upload/single?for=registration', [await jpeg()])
  const { id } = sent.body.data.file
  const body = registration({ email, photoId: id })
  expect((await ask('POST', '/auth/register', { body })).status).toBe(201)
  return id
}

async function open(email: string): Promise<string> {
  const link = await mailedToken(site, email, 'verify')
  const { status, body } = await ask('GET', `/auth/verify/${link}`)
  expect(status).toBe(200)
  return body.data.token
}

async function move(token: string, email: string): Promise<string> {
  await ask('PUT', '/agents/update', { token, body: { email } })
  const link = await mailedToken(site, email, 'verify')
  expect((await ask('GET', `/auth/verify/${link}`)).status).toBe(200)
  const { body } = await ask('POST', '/auth/login', { body: { email, password } })
  return body.data.token
}

const erase = async (token: string) =>
  expect((await ask('DELETE', '/auth/account', { token, body: { password } })).status).toBe(200)

/** Those of the photos of which a row or a file is there. */
async function leftOf(ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('files').select('id').where('id', 'in', ids).execute()
  const left = new Set(rows.map(({ id }) => id))
  for await (const { key } of site.providers.media.storage.list()) {
    const owner = ids.find((id) => key.startsWith(id))
    if (owner) left.add(owner)
  }
  return ids.filter((id) => left.has(id))
}

/** Tables where an address can be read. */
async function tablesWith(email: string): Promise<string[]> {
  const tables: string[] = []
  for (const table of ['mailed_tokens', 'registrations', 'registration_decoys', 'mails']) {
    const { rows } = await pool.query(`select from ${table} its where its::text like $1`, [
      `%${email}%`,
    ])
    if (rows.length > 0) tables.push(table)
  }
  return tables
}

test('an erasure takes away the photos of all registrations of the address, and no others', async () => {
  const email = 'two-photos@example.com'
  const photos = [await register(email), await register(email)]
  const other = await register('other-photo@example.com')
  const token = await open(email)
  photos.push(await register(email))
  // Otherwise whoever sent one would see that there is an account now.
  expect(await leftOf(photos)).toEqual(photos)
  await erase(token)
  expect(await leftOf([...photos, other])).toEqual([other])
})

test('an erasure leaves nothing of an address that the account had before', async () => {
  const [former, present] = ['before-move@example.com', 'after-move@example.com']
  const photos = [await register(former), await register(former)]
  const token = await open(former)
  photos.push(await register(former))
  const moved = await move(token, present)
  expect(await leftOf(photos)).toEqual(photos)
  await erase(moved)
  expect(await leftOf(photos)).toEqual([])
  expect(await tablesWith(former)).toEqual([])
})

test('an erasure leaves what belongs to whoever has the former address now', async () => {
  const [former, present] = ['passed-on@example.com', 'passed-by@example.com']
  const left = await register(former)
  const moved = await move(await open(former), present)
  const photos = [await register(former), await register(former)]
  const token = await open(former)
  await register(former)
  await erase(moved)
  expect(await leftOf([left, ...photos])).toEqual(photos)
  expect(await tablesWith(former)).toContain('registration_decoys')
  await erase(token)
  expect(await leftOf(photos)).toEqual([])
})

test('an erasure leaves the photos of whoever had the address before', async () => {
  const [former, present] = ['had-before@example.com', 'has-another@example.com']
  const left = await register(former)
  await register(former)
  await move(await open(former), present)
  const photo = await register(former)
  await erase(await open(former))
  expect(await leftOf([left, photo])).toEqual([left])
})

test('photos and passwords that come back to an erased account are found', async () => {
  const email = 'photo-again@example.com'
  await register(email)
  const token = await open(email)
  await erase(token)
  const { rows } = await pool.query(
    'select max(id) as id from accounts where erased_at is not null',
  )
  const [erased] = rows
  const photo = await register('photo-of-nobody@example.com')
  await pool.query('update files set left_by = $1 where id = $2', [erased.id, photo])
  expect((await findHalfErased(db)).map(({ id }) => id)).toEqual([erased.id])
  await pool.query('update files set left_by = null')
  await pool.query(
    `insert into registration_decoys (email, password_hash, created_at, left_by)
    values ('decoy@example.com', '', now(), $1)`,
    [erased.id],
  )
  expect((await findHalfErased(db)).map(({ id }) => id)).toEqual([erased.id])
})
