import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'

export type AdWithoutCode = { id: number; accountId: number; permitNumber: string }

/** Ads that the demo was filled with and a permit of Dubai, whose law wants a code beside the number. */
export async function findAdsWithoutCode(db: Db): Promise<AdWithoutCode[]> {
  const found = await sql<AdWithoutCode>`
    select p.id, p.account_id as "accountId", p.permit_number as "permitNumber"
    from properties p
    join accounts on accounts.id = p.account_id and accounts.source = 'demo'
    where p.permit_type = 'rera' and p.permit_number is not null and p.qr_file_id is null
      and exists (
        select from property_images i where i.property_id = p.id and i.drawing is not null)
    order by p.id`.execute(db)
  return found.rows
}

export type Code = { id: string; propertyId: number; accountId: number; bytes: number }

export async function insertCodes(db: Db, codes: readonly Code[], sides: number): Promise<void> {
  await sql`
    with given as (
      select *
      from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb)
        as given (id text, "propertyId" integer, "accountId" integer, bytes integer)
    ),
    added as (
      insert into files (id, account_id, purpose, kind, ending, width, height, bytes, claimed_for,
        created_at)
      select id, "accountId", 'account', 'image', 'jpg', ${sides}, ${sides}, bytes,
        'properties/' || "propertyId", now()
      from given
      on conflict do nothing
    )
    update properties
    set qr_file_id = given.id
    from given
    where properties.id = given."propertyId"`.execute(db)
}
