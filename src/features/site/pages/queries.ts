import type { Db } from '#platform/handle.ts'

/** A row of the settings; undefined where there is none. */
export async function findSetting(db: Db, key: 'aboutUs' | 'ourServices'): Promise<unknown> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value
}
