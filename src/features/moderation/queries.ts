import type { Db } from '#platform/handle.ts'

/** Whom to write to of an ad: nobody where its advertiser is gone or never verified an e-mail. */
export async function findRecipient(db: Db, propertyId: number) {
  const row = await db
    .selectFrom('properties')
    .innerJoin('accounts', 'accounts.id', 'properties.account_id')
    .select(['accounts.name', 'accounts.email', 'properties.language'])
    .where('properties.id', '=', propertyId)
    .where('accounts.email_verified_at', 'is not', null)
    .executeTakeFirst()
  if (!row?.email) return undefined
  const language = row.language === 'ar' ? ('ar' as const) : ('en' as const)
  return { name: row.name, email: row.email, language }
}
