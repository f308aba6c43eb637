import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { LinkHosts as Hosts } from './contract/hosts.ts'
import { defaultLinkHosts, onwardPattern } from './contract/links.ts'
import { type LinkFault, type LinkHosts, linkFaults } from './rules.ts'

/** The default applies where the setting is missing or invalid. */
export async function loadLinkHosts(db: Db): Promise<LinkHosts> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'linkHosts')
    .executeTakeFirst()
  const read = Hosts.safeParse(row?.value)
  return read.success ? read.data : defaultLinkHosts
}

/** Has to match what `linkHostOf` matches, so that search and the ad's page agree. */
const hostPattern = String.raw`(?i)^https://([a-z0-9.-]+)(?:[/?#][^\s\\[:cntrl:]\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]*)?$`

export function isVideoShown(urls: RawBuilder<unknown>, hosts: LinkHosts): RawBuilder<boolean> {
  const exact = hosts.filter((host) => !host.startsWith('*.'))
  const endings = hosts.flatMap((host) => (host.startsWith('*.') ? [host.slice(1)] : []))
  return sql`exists (
    select from unnest(${urls}) as video (url),
      lateral (select lower(substring(url from ${hostPattern}))) as link (host)
    where (url like '/%' and url not like '//%')
      or (
        (
          host = any(${exact}::text[])
          or exists (
            select from unnest(${endings}::text[]) as known (ending)
            where right(host, length(ending)) = ending))
        and url !~ ${onwardPattern}))`
}

/** Ids in one statement, which may take three seconds at most. */
const rowsOfPiece = 5_000

async function followPiece(db: Db, from: number, hosts: LinkHosts): Promise<number> {
  const isShown = isVideoShown(sql`p.video_urls`, hosts)
  const { numAffectedRows } = await sql`
    with stale as (
      select s.id
      from property_search s
      join properties p on p.id = s.id
      where s.id >= ${from} and s.id < ${from + rowsOfPiece} and s.has_video <> ${isShown}
      order by s.id
      for update of s)
    update property_search s
    set has_video = not has_video
    from stale
    where s.id = stale.id`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export async function followHosts(db: Db, hosts: LinkHosts): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max(id) as last from property_search`.execute(db)
  const last = rows[0]?.last ?? 0
  let changed = 0
  for (let from = 1; from <= last; from += rowsOfPiece)
    changed += await followPiece(db, from, hosts)
  return changed
}

export type KnownHosts = { list?: LinkHosts }

/** Reads the hosts only for an ad with a link, and once for all ads that share `known`. */
export async function findLinkFaults(
  db: Db,
  ad: Parameters<typeof linkFaults>[0],
  known: KnownHosts = {},
): Promise<LinkFault[]> {
  if (!ad.videoUrl && !ad.virtualTour) return []
  known.list ??= await loadLinkHosts(db)
  return linkFaults(ad, known.list)
}
