import type { FeedPicture } from './reading.ts'
import { remarkOnPictures, type RunReason } from '#features/feeds/runs/rules/runs.ts'
import type { RefusalCode } from '#i18n/refusals.ts'

/** One job per account, in short batches that are put back, so that accounts take turns. */
export const pictureQueue = { name: 'feed-pictures', isLong: true, groupedBy: 'accountId' }

export const placesOfQueues = { quick: 2, slow: 1 }

export const pictureTimeoutMs = 30_000

/** A slow batch outlasts any picture, so the ones that it begins with come or fail. */
export const batchMs = { quick: 20_000, slow: pictureTimeoutMs + 10_000 }

/** A batch of quick hosts requests 160, at half a second a picture. */
const minAsked = 20

export const isSlow = (asked: number) => asked < minAsked

/** By host name; 0 where the last request gave a picture. */
export type Failures = Readonly<Record<string, number>>

/** Five times away or slow in a row, or fifty times without the picture. */
const maxPoints = 50
const pointsOfAway = 10
const maxHosts = 100
/** Once so many have failed, no new host is asked: host names cost a feed nothing. */
const maxFailingHosts = 20

/** `missing`: the host does not have this picture; `away`: it is away, busy or slow. */
export type Outcome = 'given' | 'missing' | 'away'

export function outcomeOf(why: string, status = 0): Outcome {
  const isBusy = status === 429 || status >= 500
  return isBusy || why === 'address_unreachable' || why === 'answer_too_slow' ? 'away' : 'missing'
}

export const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : '')

export function countFailure(failures: Failures, host: string, outcome: Outcome): Failures {
  const { [host]: before = 0, ...others } = failures
  const failed = before + (outcome === 'away' ? pointsOfAway : 1)
  const points = outcome === 'given' ? 0 : failed
  return Object.fromEntries([...Object.entries(others), [host, points]].slice(-maxHosts))
}

const countFailing = (failures: Failures) =>
  Object.values(failures).filter((points) => points >= pointsOfAway).length

/** Once many hosts have failed, hosts that were not asked yet are given up too. */
export const isGivenUp = (failures: Failures, host: string) => {
  const points = failures[host]
  return points === undefined ? countFailing(failures) >= maxFailingHosts : points >= maxPoints
}

/** Behind the ad `after`, at picture `from` of the next one. */
export type Cursor = { after: string; from: number; failures: Failures }

export const cursorOf = ({ after = '', from = '0', failures = '{}' }: Record<string, string>) =>
  ({ after, from: Number(from), failures: JSON.parse(failures) }) as Cursor

export const payloadOf = ({ after, from, failures }: Cursor) => ({
  after,
  from: String(from),
  failures: JSON.stringify(failures),
})

export type KnownPictures = ReadonlyMap<
  string,
  { fileId: string | null; failure: string | null; attempts: number }
>

export const keyOf = ({ url, version }: Pick<FeedPicture, 'url' | 'version'>) => `${version} ${url}`

/** A host that was away once is asked again by the next run. */
const maxAttempts = 3

export const findMissing = (pictures: readonly FeedPicture[], known: KnownPictures) =>
  pictures.filter((picture) => {
    const { fileId = null, attempts = 0 } = known.get(keyOf(picture)) ?? {}
    return !picture.fileId && fileId === null && attempts < maxAttempts
  })

type OwnImages = { images: readonly { id: string }[] }

export function imageIdsOf(
  pictures: readonly FeedPicture[],
  { images }: OwnImages,
  known: KnownPictures,
) {
  const own = new Set(images.map(({ id }) => id))
  return pictures.flatMap((picture) => {
    const { fileId } = picture
    if (fileId) return own.has(fileId) ? [fileId] : []
    return known.get(keyOf(picture))?.fileId ?? []
  })
}

/** All other failures mean that the picture cannot be used. */
const remarkCodes: Record<string, RefusalCode | undefined> = {
  address_invalid: 'pictures_not_links',
  address_not_public: 'pictures_not_public',
  address_unreachable: 'pictures_unreachable',
  answer_too_slow: 'pictures_unreachable',
  address_refuses: 'pictures_refused',
  address_redirects: 'pictures_refused',
  host_given_up: 'pictures_postponed',
  overloaded: 'pictures_postponed',
  answer_too_large: 'pictures_too_large',
  quota_reached: 'pictures_without_room',
  too_many_stored_files: 'pictures_without_room',
  files_full: 'pictures_without_room',
  files_taken: 'pictures_without_shared_room',
}
const remarkOfOthers: RefusalCode = 'pictures_unusable'

export const pictureCodes = [
  ...new Set([...Object.values(remarkCodes), remarkOfOthers, 'pictures_failed']),
].filter((code) => code !== undefined)

export function remarksOf(pictures: readonly FeedPicture[], known: KnownPictures) {
  const failed = pictures.flatMap((picture) => {
    const { fileId = null, failure = null } = known.get(keyOf(picture)) ?? {}
    if (picture.fileId || fileId !== null || failure === null) return []
    return { url: picture.url, code: remarkCodes[failure] ?? remarkOfOthers }
  })
  return [...Map.groupBy(failed, ({ code }) => code)].map(([code, some]) =>
    remarkOnPictures(
      code,
      some.map(({ url }) => url),
    ),
  )
}

/** Bytes of the row of an unchanged ad, without its reasons. */
export const bytesOfRow = 500

export const dropAddresses = (reasons: readonly RunReason[]): RunReason[] =>
  reasons.map(({ addresses: _, ...reason }) => reason)
