import type { AdFields } from '#features/posting/fields/contract.ts'
import type { FeedPicture, StagedAd } from './reading.ts'
import { maxRefusedRows } from '#features/feeds/runs/contract.ts'
import type {
  AppliedRow,
  RunReason,
  StagedRow,
  StoredRun,
} from '#features/feeds/runs/rules/runs.ts'

const advertisers: Record<string, NonNullable<AdFields['advertiserType']>> = {
  agent: 'agent',
  agency: 'agency',
  broker: 'broker',
  landlord: 'owner',
  company: 'developer',
}

export function fieldsOfNewAd({ fields, defaults }: StagedAd, reference: string, role: string) {
  const advertiserType = advertisers[role]
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  const first: AdFields = {
    currency: 'AED',
    ...(advertiserType && { advertiserType }),
    ...defaults,
    ...Object.fromEntries(given),
    referenceId: reference,
  }
  return first
}

type FeedContent = { fields: AdFields; pictures: FeedPicture[] | null }

const bytesOf = ({ fields, pictures }: FeedContent) =>
  Buffer.byteLength(JSON.stringify([fields, pictures]))

export const isGrowing = (
  { fields, pictures }: FeedContent,
  before: FeedContent | undefined,
): boolean =>
  !before || bytesOf({ fields, pictures: pictures ?? before.pictures }) > bytesOf(before)

/** Reasons that may go by the next run, though neither the ad nor its feed changes. */
const isQuotaReason = ({ code }: RunReason) =>
  ['package_full', 'off_show_full', 'ads_taken', 'subscription_required'].includes(code)

/** Whether only room is missing; an ad that was closed stays to be opened. */
export function findQuotaBlock(reasons: readonly RunReason[], removal: 'hidden' | 'closed' | null) {
  const isBlockedByQuota = reasons.some(isQuotaReason)
  return { isBlockedByQuota, removal: isBlockedByQuota && removal === 'closed' ? removal : null }
}

type KnownPictures = { pictures: FeedPicture[] | null; hasNewPictures: boolean } | undefined
type OwnImages = { images: { id: string }[] } | undefined

const keyOf = ({ url, version }: FeedPicture) => `${version} ${url}`

const isSameList = (one: string[], other: string[]) =>
  one.length === other.length && one.every((text, at) => text === other[at])

export function updatePictures(
  pictures: FeedPicture[] | null,
  before: KnownPictures,
  own: OwnImages,
) {
  if (pictures === null) {
    return { pictures: before?.pictures ?? null, hasNewPictures: before?.hasNewPictures ?? false }
  }
  const isOwn = isSameList(
    pictures.map(({ fileId = '' }) => fileId),
    own?.images.map(({ id }) => id) ?? [],
  )
  if (isOwn) return { pictures, hasNewPictures: false }
  const known = before?.pictures?.map(keyOf) ?? []
  const isSame = before !== undefined && isSameList(pictures.map(keyOf), known)
  return { pictures, hasNewPictures: isSame ? before.hasNewPictures : true }
}

type Applied = AppliedRow & { isPublished?: boolean }

export const resultsOf = (applied: readonly Applied[]) =>
  applied.flatMap(({ outcome, isPublished }) => {
    const counted = outcome === 'unchanged' || outcome === 'missing' ? [] : [outcome]
    return isPublished ? [...counted, 'published' as const] : counted
  })

export const hasTooManyRefusals = ({ counts }: StoredRun) => (counts.refused ?? 0) > maxRefusedRows

export function moveToRefused(
  counts: StoredRun['counts'],
  rows: readonly Pick<StagedRow, 'position' | 'action'>[],
  applied: readonly AppliedRow[],
): StoredRun['counts'] {
  const refused = new Set(
    applied.filter(({ outcome }) => outcome === 'refused').map(({ position }) => position),
  )
  const after = { ...counts }
  for (const { position, action } of rows) {
    if (!refused.has(position)) continue
    after[action] = (after[action] ?? 0) - 1
    after.refused = (after.refused ?? 0) + 1
  }
  return after
}

export function extractName(ad: string | null): string | null {
  const { name } = ad ? (JSON.parse(ad) as StagedAd).fields : {}
  return name ? JSON.stringify({ fields: { name } }) : null
}
