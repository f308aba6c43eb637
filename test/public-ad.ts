import type { Connection } from '#platform/sql.ts'

type Ad = {
  /** Slug of its place. */
  place: string
  purpose?: 'sale' | 'rent'
  agentId?: number
  agencyId?: number
}

/** The least that an ad needs to be public and counted; answers its id. */
export const addPublicAd = async ({ kysely }: Connection, ad: Ad): Promise<number> => {
  const { place, purpose = 'sale', agentId = null, agencyId = null } = ad
  const { id: location_id, lft } = await kysely
    .selectFrom('locations')
    .select(['id', 'lft'])
    .where('slug', '=', place)
    .executeTakeFirstOrThrow()
  const { id } = await kysely
    .insertInto('properties')
    .values({ reference_id: 'T-1', account_id: agentId, agency_id: agencyId, location_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await kysely
    .insertInto('property_search')
    .values({
      id,
      loc: lft,
      price: 100_000,
      amenities_low: 0,
      amenities_high: 0,
      rank_key: 1,
      published: 20_000,
      agent_id: agentId,
      agency_id: agencyId,
      type: 1,
      purpose: purpose === 'sale' ? 0 : 1,
      category: 0,
      has_video: false,
      price_reduced: false,
    })
    .execute()
  return id
}
