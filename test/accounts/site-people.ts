import type { Database } from '#platform/sql.ts'

const agency = {
  role: 'agency',
  slug: 'marina-homes',
  name: 'Marina Homes',
  phone: '+97144440000',
  whatsapp: '+971500000044',
  orn: '1234',
  verified: true,
  photo: '/media/drawn/marina-homes.webp',
  email: 'office@marina.example',
  email_verified_at: new Date(),
}

const agent = {
  role: 'agent',
  slug: 'sara-haddad',
  name: 'Sara Haddad',
  phone: '+971501112233',
  whatsapp: '+971501112244',
  show_whatsapp: false,
  job: 'Senior agent',
  bio: 'Homes by the sea',
  brn: '55555',
  membership_id: 'M-1',
  photo: '/media/drawn/sara-haddad.webp',
  email: 'sara@marina.example',
  email_verified_at: new Date(),
  emirate_id: 1,
}

const unverified = { role: 'broker', slug: 'omar', name: 'Omar Unverified' }

/** An agency, its agent with a whole profile, and a broker who has not opened the mailed link. */
export async function addSitePeople({ kysely }: Database) {
  const add = async (person: typeof agency | typeof agent | typeof unverified, agencyId?: number) =>
    kysely
      .insertInto('accounts')
      .values({ ...person, agency_id: agencyId ?? null })
      .returning('id')
      .executeTakeFirstOrThrow()
  const { id: agencyId } = await add(agency)
  const { id: agentId } = await add(agent, agencyId)
  const { id: unverifiedId } = await add(unverified)
  const languages = [1, 2].map((language_id) => ({ account_id: agentId, language_id }))
  await kysely.insertInto('account_languages').values(languages).execute()
  await kysely
    .insertInto('account_specialities')
    .values({ account_id: agentId, speciality_id: 1 })
    .execute()
  return { agencyId, agentId, unverifiedId }
}
