import type { FeedPicture } from './reading.ts'
import { pictureRemark, type RunReason } from '#features/feeds/runs/rules/runs.ts'
import type { RefusalCode } from '#i18n/refusals.ts'

/**
 * Pictures of ads come after the ads, by themselves. One account's are fetched by one job at a time,
 * in short batches that are put back into the queue, so accounts take turns.
 */
export const pictureQueue = { name: 'feed-pictures', isLong: true, groupedBy: 'accountId' }

/** How many accounts a process fetches pictures for at once. */
export const places = { quick: 2, slow: 1 }

/** Milliseconds that a picture may take. */
export const pictureTimeoutMs = 30_000

/**
 * Milliseconds after which others have their turn. What has not come by then is asked for again, which is no
 * failed try. A slow batch is longer than any picture takes, so those with which it begins come or fail.
 */
export const batchMs = { quick: 20_000, slow: pictureTimeoutMs + 10_000 }

/** Of quick hosts, that take half a second a picture, a batch asks for 160. */
const leastAsked = 20

/** Whether a batch that has asked for so few pictures in its time goes on among the slow ones. */
export const isSlow = (asked: number) => asked < leastAsked

/** How far a host has failed since it last gave a picture, by name; 0 of one that gave the last. */
export type Failures = Readonly<Record<string, number>>

/** A host that is away or slow five times in a row, or has not what is asked for fifty times. */
const maxPoints = 50
const pointsOfAway = 10
/** Of further hosts a batch begins to count once more. */
const maxHosts = 100
/** As many hosts may fail in a run before no further ones are asked: names cost a feed nothing. */
const maxFailingHosts = 20

/** What an attempt says of a host: it gave a picture, it has not this one, or it is away or slow. */
export type Outcome = 'given' | 'missing' | 'away'

/** `status`: what the host answered, where it did. */
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

/** The rest of a run asks it no more; nor one that was not asked yet, once many others have failed. */
export const isGivenUp = (failures: Failures, host: string) => {
  const points = failures[host]
  return points === undefined ? countFailing(failures) >= maxFailingHosts : points >= maxPoints
}

/** Where a batch goes on: behind an ad, at a picture of the next, with what is known of hosts. */
export type Cursor = { after: string; from: number; failures: Failures }

/** As the payload of a job: an account's first has nothing but its number. */
export const cursorOf = ({ after = '', from = '0', failures = '{}' }: Record<string, string>) =>
  ({ after, from: Number(from), failures: JSON.parse(failures) }) as Cursor

export const payloadOf = ({ after, from, failures }: Cursor) => ({
  after,
  from: String(from),
  failures: JSON.stringify(failures),
})

/** What came of asking for pictures, by `keyOf`. */
export type Known = ReadonlyMap<
  string,
  { fileId: string | null; failure: string | null; tries: number }
>

export const keyOf = ({ url, version }: Pick<FeedPicture, 'url' | 'version'>) => `${version} ${url}`

/** A server that was away for once is asked again by the next run. */
const maxTries = 3

/** Pictures that are not there and may be asked for. */
export const missingOf = (pictures: readonly FeedPicture[], known: Known) =>
  pictures.filter((picture) => {
    const { fileId = null, tries = 0 } = known.get(keyOf(picture)) ?? {}
    return !picture.fileId && fileId === null && tries < maxTries
  })

type Shown = { images: readonly { id: string }[] }

/** The pictures that there are, in the order of the feed; the cover is the first of them. */
export function imageIdsOf(pictures: readonly FeedPicture[], { images }: Shown, known: Known) {
  const own = new Set(images.map(({ id }) => id))
  return pictures.flatMap((picture) => {
    const { fileId } = picture
    if (fileId) return own.has(fileId) ? [fileId] : []
    return known.get(keyOf(picture))?.fileId ?? []
  })
}

/** What is said of a picture by why it was not fetched; of any other, that it cannot be used. */
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
  files_full: 'pictures_without_room',
  files_taken: 'pictures_without_shared_room',
}
const remarkOfOthers: RefusalCode = 'pictures_unusable'

/** All that may be said of the pictures of an ad, earlier remarks of a run included. */
export const pictureCodes = [
  ...new Set([...Object.values(remarkCodes), remarkOfOthers, 'pictures_failed']),
].filter((code) => code !== undefined)

/** How many pictures did not come, by why; one remark for each reason. */
export function remarksOf(pictures: readonly FeedPicture[], known: Known) {
  const failed = pictures.flatMap((picture) => {
    const { fileId = null, failure = null } = known.get(keyOf(picture)) ?? {}
    if (picture.fileId || fileId !== null || failure === null) return []
    return { url: picture.url, code: remarkCodes[failure] ?? remarkOfOthers }
  })
  return [...Map.groupBy(failed, ({ code }) => code)].map(([code, some]) =>
    pictureRemark(
      code,
      some.map(({ url }) => url),
    ),
  )
}

/** Of a row that says of an unchanged ad what became of it, without its reasons. */
export const bytesOfRow = 500

export const withoutAddresses = (reasons: readonly RunReason[]): RunReason[] =>
  reasons.map(({ addresses: _, ...reason }) => reason)
