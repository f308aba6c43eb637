import type { Db } from '#platform/handle.ts'
import { defaultLinkHosts, LinkHosts as Hosts } from './contract.ts'
import { type LinkFault, type LinkHosts, linkFaults } from './rules.ts'

/** The site setting `linkHosts`; a list that cannot be read gives way to the default. */
export async function loadLinkHosts(db: Db): Promise<LinkHosts> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'linkHosts')
    .executeTakeFirst()
  const read = Hosts.safeParse(row?.value)
  return read.success ? read.data : defaultLinkHosts
}

/** Most ads have no new link: then nothing is asked. */
export async function findLinkFaults(
  db: Db,
  ad: Parameters<typeof linkFaults>[0],
): Promise<LinkFault[]> {
  return ad.videoUrl || ad.virtualTour ? linkFaults(ad, await loadLinkHosts(db)) : []
}
