import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { localStorage } from '#platform/storage/local-storage.ts'
import { openSite } from '#test/site.ts'
import { openLog } from '../log.ts'
import { addPermitCodes } from './demo.ts'

const key = Buffer.alloc(32, 'key').toString('base64')
const production = {
  DEMO: 'off',
  PUBLIC_URL: 'https://dara.example',
  ENCRYPTION_KEY: key,
  PASSWORD_PEPPER: key,
  SMTP_URL: 'outbox',
  TRUST_PROXY: 'none',
}

const demo = await openSite({ env: { WORKER: 'off' } })
const real = await openSite({ env: { WORKER: 'off', ...production }, beside: demo })

const portrait = '/media/portraits/w1.webp'

test('A demo serves the pictures that are drawn for it', async () => {
  const { statusCode, headers } = await demo.app.inject(portrait)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
})

test('A site that is no demo serves none of them', async () => {
  for (const url of [portrait, '/media/drawn/none.webp']) {
    expect(real.app.hasRoute({ method: 'GET', url: url.replace(/[^/]+$/, ':file') })).toBe(false)
    expect((await real.app.inject(url)).headers['content-type']).not.toMatch(/^image/)
  }
})

test('A demo starts without the QR codes of permits where they cannot be stored', async () => {
  const { kysely } = demo.db
  await sql`update accounts set source = 'demo'`.execute(kysely)
  const changed = await sql`
    update properties
    set permit_type = 'rera', permit_number = '71000001'
    where id = (
      select p.id
      from properties p
      join property_images i on i.property_id = p.id and i.drawing is not null
      where p.account_id is not null
      limit 1)`.execute(kysely)
  expect(changed.numAffectedRows).toBe(1n)
  const lines: string[] = []
  const log = openLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) })
  // No folder can be made below a file, whoever asks.
  const storage = localStorage(fileURLToPath(import.meta.url))
  await addPermitCodes(demo.db, { storage, log })
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, err: expect.objectContaining({ code: 'ENOTDIR' }) }),
  ])
})
