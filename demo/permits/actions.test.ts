import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Storage } from '#platform/storage/storage.ts'
import { openSite } from '#test/site.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { addPermitCodes } from './actions.ts'

const site = await openSite({ env: { WORKER: 'off' } })

const stored = new Map<string, Buffer>()
/** How many files it still takes. */
let space = 1
const storage: Pick<Storage, 'put'> = {
  put: async (key, bytes) => {
    if (stored.size === space) throw Object.assign(new Error('disk full'), { code: 'ENOSPC' })
    stored.set(key, bytes)
  },
}

test('The ads of a demo that have a permit of Dubai have its QR code, each its own', async () => {
  // As the demo's own ads are.
  await sql`
    update properties
    set permit_type = 'rera', permit_number = '7100000' || (1000 + id)
    where account_id is not null and id in (
      select id from property_search where purpose = 0 limit 3)`.execute(site.db.kysely)
  await site.db.kysely.updateTable('accounts').set({ source: 'demo' }).execute()
  const start = () => addPermitCodes(site.db, { storage: storage as Storage, log: quiet })
  const withPermit = site.db.kysely
    .selectFrom('properties')
    .select(['id', 'qr_file_id'])
    .where('permit_type', '=', 'rera')
  await start()
  expect(await withPermit.where('qr_file_id', 'is not', null).execute()).toHaveLength(1)
  space = Infinity
  await start()
  const files = stored.size
  expect(files).toBeGreaterThan(1)
  const rows = await withPermit.execute()
  expect(new Set(rows.map((row) => row.qr_file_id)).size).toBe(files)
  const { payload } = await site.app.inject(`/api/properties/${rows[0]!.id}`)
  const { qrCodeImage } = JSON.parse(payload).data.property
  expect(qrCodeImage.url).toContain(`/media/files/${rows[0]!.qr_file_id}-`)
  expect(stored.has(`${rows[0]!.qr_file_id}-master.jpg`)).toBe(true)

  stored.clear()
  await start()
  expect(stored.size).toBe(0)
})

test('A start that cannot ask the database fails', async () => {
  const failing = site.db.kysely.transaction().execute(async (kysely) => {
    await sql`alter table property_images rename to away`.execute(kysely)
    await addPermitCodes({ ...site.db, kysely }, { storage: storage as Storage, log: quiet })
  })
  await expect(failing).rejects.toThrow('property_images')
})
