import { advertiserRoles } from '../contract.ts'
import { hasPublicProfile } from './advertisers.ts'
import type { Db } from '#platform/handle.ts'

export async function findProfileSlug(db: Db, id: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('accounts')
    .select('slug')
    .where('id', '=', id)
    .where('role', 'in', advertiserRoles)
    .where(hasPublicProfile('accounts'))
    .executeTakeFirst()
  return found?.slug
}
