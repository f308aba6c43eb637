import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Storage } from '#platform/storage/storage.ts'
import { openSite } from '#test/site.ts'
import { addPermitCodes } from './actions.ts'

const site = await openSite({ env: { WORKER: 'off' } })

const stored = new Map<string, Buffer>()
const storage: Pick<Storage, 'put'> = {
  put: async (key, bytes) => void stored.set(key, bytes),
}

test('The ads of a demo that have a permit of Dubai have its QR code, each its own', async () => {
  // As the demo's own ads are.
  await sql`
    update properties
    set permit_type = 'rera', permit_number = '7100000' || (1000 + id)
    where account_id is not null and id in (
      select id from property_search where purpose = 0 limit 3)`.execute(site.db.kysely)
  await site.db.kysely.updateTable('accounts').set({ source: 'demo' }).execute()
  const start = () => addPermitCodes(site.db, storage as Storage)
  await start()
  const files = stored.size
  expect(files).toBeGreaterThan(1)
  const rows = await site.db.kysely
    .selectFrom('properties')
    .select(['id', 'qr_file_id'])
    .where('permit_type', '=', 'rera')
    .execute()
  expect(new Set(rows.map((row) => row.qr_file_id)).size).toBe(files)
  const { payload } = await site.app.inject(`/api/properties/${rows[0]!.id}`)
  const { qrCodeImage } = JSON.parse(payload).data.property
  expect(qrCodeImage.url).toContain(`/media/files/${rows[0]!.qr_file_id}-`)
  expect(stored.has(`${rows[0]!.qr_file_id}-master.jpg`)).toBe(true)

  stored.clear()
  await start()
  expect(stored.size).toBe(0)
})
