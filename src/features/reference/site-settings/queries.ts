import type { Db } from '#platform/handle.ts'

export async function loadSettings(db: Db) {
  return db.selectFrom('settings').select(['key', 'value']).execute()
}
