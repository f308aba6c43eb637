import type { AdFields } from '#features/posting/fields/contract.ts'
import type { FeedPicture, StagedAd } from './reading.ts'
import type { RunReason } from '#features/feeds/runs/rules/runs.ts'

/** Who advertises where the feed does not say: what the account is. */
const advertisers: Record<string, NonNullable<AdFields['advertiserType']>> = {
  agent: 'agent',
  agency: 'agency',
  broker: 'broker',
  landlord: 'owner',
  company: 'developer',
}

/** A new ad: what the feed says, over what stands where nobody says anything. */
export function firstFields({ fields, defaults }: StagedAd, reference: string, role: string) {
  const advertiserType = advertisers[role]
  const told = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  const first: AdFields = {
    currency: 'AED',
    ...(advertiserType && { advertiserType }),
    ...defaults,
    ...Object.fromEntries(told),
    referenceId: reference,
  }
  return first
}

type Said = { fields: AdFields; pictures: FeedPicture[] | null }

const bytesOf = ({ fields, pictures }: Said) =>
  Buffer.byteLength(JSON.stringify([fields, pictures]))

/** Whether more is to be kept of what a feed says of an ad than before. */
export const grows = ({ fields, pictures }: Said, before: Said | undefined): boolean =>
  !before || bytesOf({ fields, pictures: pictures ?? before.pictures }) > bytesOf(before)

/** What may be otherwise by the next run, though neither the ad nor its feed changes. */
const wantsRoom = ({ code }: RunReason) =>
  ['package_full', 'off_show_full', 'ads_taken', 'subscription_required'].includes(code)

/** Whether an ad stays where it is for want of room alone; one that was closed stays to be opened. */
export function waiting(reasons: readonly RunReason[], gone: 'hidden' | 'closed' | null) {
  const waits = reasons.some(wantsRoom)
  return { waits, gone: waits && gone === 'closed' ? gone : null }
}

type Before = { pictures: FeedPicture[] | null; hasNewPictures: boolean } | undefined
type Shown = { images: { id: string }[] } | undefined

const keyOf = ({ url, version }: FeedPicture) => `${version} ${url}`

const isSameList = (one: string[], other: string[]) =>
  one.length === other.length && one.every((text, at) => text === other[at])

/** What is kept of a feed's pictures, and whether the ad has to fetch some of them. */
export function newPictures(pictures: FeedPicture[] | null, before: Before, own: Shown) {
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
