import { loadSettings } from '#features/content/queries.ts'
import { publicSettings } from '#features/content/rules.ts'
import type { Db } from '#platform/handle.ts'
import { type LinkFault, type LinkHosts, linkFaults } from './rules.ts'

/** The site setting `linkHosts`. */
export async function loadLinkHosts(db: Db): Promise<LinkHosts> {
  return publicSettings(await loadSettings(db)).linkHosts
}

/** Most ads have no new link: then nothing is asked. */
export async function findLinkFaults(
  db: Db,
  ad: Parameters<typeof linkFaults>[0],
): Promise<LinkFault[]> {
  return ad.videoUrl || ad.virtualTour ? linkFaults(ad, await loadLinkHosts(db)) : []
}
