import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type FeedPicture, isLink } from '../rules/reading.ts'
import { isPermanentError } from '#features/feeds/runs/rules/runs.ts'
import { storeFile } from '#features/files/uploads/actions.ts'
import { checkAccountQuota } from '#features/files/quotas/queries/files.ts'
import { maxBytes } from '#features/files/uploads/rules.ts'
import { findOwn } from '#features/posting/own-ads/queries/own-ads.ts'
import { fieldsOf } from '#features/posting/own-ads/rules/own-ads.ts'
import { claimMedia } from '#features/posting/submission/actions/media.ts'
import { rewriteProperties } from '#features/posting/submission/queries/one-ad.ts'
import { applyChange } from '#features/posting/submission/rules/one-ad.ts'
import { refreshSearch } from '#features/search/index-table/queries.ts'
import type { Db } from '#platform/handle.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { NotFetched } from '#platform/outgoing/outgoing.ts'
import { Refusal } from '#platform/refusal.ts'
import { kindOfFile } from '#platform/uploads/kind-of-file.ts'
import {
  type BringPictures,
  type FetchContext,
  jobsOf,
  storeRemarks,
  type Dependencies,
} from './pictures.ts'
import {
  countFailure,
  hostOf,
  imageIdsOf,
  isGivenUp,
  keyOf,
  findMissing,
  type Outcome,
  outcomeOf,
  pictureTimeoutMs,
  pictureCodes,
  remarksOf,
} from '../rules/pictures.ts'
import { findFetched, finishPictures, storeFetched, type PendingAd } from '../queries/pictures.ts'

const fetchOptions = {
  maxBytes: maxBytes('account', 'jpeg'),
  types: /^(|image\/.*|application\/octet-stream|binary\/octet-stream)$/,
  timeoutMs: pictureTimeoutMs,
  pace: { bytes: 64 * 1024, withinMs: 10_000 },
}

type FetchResult = { fileId: string | null; failure: string | null }

async function storePicture(path: string, bytes: number, { db, media, account }: FetchContext) {
  const kind = await kindOfFile(path)
  const isPicture = ['jpeg', 'png', 'webp'].includes(kind)
  if (!isPicture) return { fileId: null, failure: 'picture_needed' }
  const file = { path, kind, bytes, isTooLarge: false }
  const caller = String(account.id)
  // At most three accounts are served at once, one in each place of the queues.
  const asker = { kind: 'feed' as const, caller, network: caller }
  const whose = { purpose: 'account' as const, accountId: account.id }
  const sender = { db, ...whose, now: new Date(), asker }
  const taken = await storeFile(file, media, sender)
  if ('row' in taken) return { fileId: taken.row.id, failure: null }
  return { fileId: null, failure: taken.reason.code }
}

async function fetchPicture(
  { url }: FeedPicture,
  context: FetchContext,
): Promise<FetchResult | undefined> {
  const { db, outgoing, folder, account, batch, signal } = context
  if (!isLink(url)) return { fileId: null, failure: 'address_invalid' }
  const host = hostOf(url)
  if (isGivenUp(batch.failures, host)) return { fileId: null, failure: 'host_given_up' }
  const why = await checkAccountQuota(db, account.id)
  if (why) return { fileId: null, failure: why.code }
  const path = join(folder, randomUUID())
  const note = (outcome: Outcome) => {
    batch.failures = countFailure(batch.failures, host, outcome)
  }
  try {
    const { bytes } = await outgoing.fetchFile(url, { path, ...fetchOptions, signal })
    const result = await storePicture(path, bytes, context)
    note(result.fileId ? 'given' : 'missing')
    return result
  } catch (error) {
    if (signal.aborted && error === signal.reason) return undefined
    if (error instanceof Refusal) return { fileId: null, failure: error.reasons[0]?.code ?? '' }
    if (!(error instanceof NotFetched)) throw error
    note(outcomeOf(error.why, error.status))
    return { fileId: null, failure: error.why }
  } finally {
    await rm(path, { force: true })
  }
}

const maxAtOnce = 4

const findKnown = async (db: Db, ad: Parameters<typeof findFetched>[1]) =>
  new Map((await findFetched(db, ad)).map((one) => [keyOf(one), one]))

/** False where the ad has another owner by now; undefined where nothing was requested. */
async function fetchAndRecord(
  picture: FeedPicture,
  { propertyId }: PendingAd,
  context: FetchContext,
) {
  const { db, account, batch } = context
  const result = await fetchPicture(picture, context)
  if (!result) return undefined
  batch.asked += 1
  return storeFetched(db, picture, { account, propertyId, ...result })
}

/** Returns where time was up; undefined when done, or where the ad has another owner. */
async function fetchMissing(pending: PendingAd, from: number, context: FetchContext) {
  const { db, signal, account } = context
  const { propertyId, pictures } = pending
  const missing = findMissing(pictures, await findKnown(db, { account, propertyId })).filter(
    (picture) => pictures.indexOf(picture) >= from,
  )
  for (let at = 0; at < missing.length; at += maxAtOnce) {
    if (signal.aborted) return pictures.indexOf(missing[at]!)
    const some = missing.slice(at, at + maxAtOnce)
    const kept = await Promise.all(some.map((picture) => fetchAndRecord(picture, pending, context)))
    if (kept.includes(false)) return undefined
    const cut = kept.indexOf(undefined)
    if (cut >= 0) return pictures.indexOf(some[cut]!)
  }
  return undefined
}

/** Keeps the ad's pictures where none came, or fewer while others may still come. */
async function showPictures(pending: PendingAd, context: FetchContext) {
  const { account, ...parts } = context
  const { reference, pictures, propertyId: id } = pending
  await parts.db.transaction().execute(async (db) => {
    const row = await findOwn(db, { account, id }, { locks: true })
    if (!row) return
    const known = await findKnown(db, { account, propertyId: id })
    const wantsMore = findMissing(pictures, known).length > 0
    const finished = { accountId: account.id, propertyId: id, reference, pictures, wantsMore }
    if (!(await finishPictures(db, finished))) return
    const reasons = remarksOf(pictures, known)
    await storeRemarks(db, { ...finished, reasons, replaced: pictureCodes }, context)
    const names = { gazetteer: parts.gazetteer(), catalogue: parts.catalogue() }
    const imageIds = imageIdsOf(pictures, row, known)
    if (imageIds.length === 0 && pictures.length > 0) return
    if (wantsMore && imageIds.length < row.images.length) return
    const ad = { ...fieldsOf(row, names), imageIds }
    const drawnImages = row.images.filter(({ drawing }) => drawing !== null)
    const now = new Date()
    const media = await claimMedia(db, { id, accountId: account.id, ad, drawnImages, now })
    await rewriteProperties(db, [{ id, row: { ...applyChange(row, ad), ...media } }], account.id)
    await refreshSearch(db, [id])
  })
}

/** An error that a retry would repeat is noted in the run, so that other ads have their turn. */
const bringPictures: BringPictures = async (pending, from, context) => {
  const { db, log, account } = context
  const { reference, propertyId } = pending
  try {
    const stoppedAt = await fetchMissing(pending, from, context)
    if (stoppedAt === undefined) await showPictures(pending, context)
    return stoppedAt
  } catch (error) {
    if (!(error instanceof Refusal) && !isPermanentError(error)) throw error
    log.error({ err: error, propertyId }, 'the pictures of an ad were not added')
    const code = 'pictures_failed'
    const ad = { accountId: account.id, reference, propertyId }
    await storeRemarks(db, { ...ad, reasons: [{ code }], replaced: [code] }, context)
    return undefined
  }
}

export const pictureJobs = (parts: Dependencies): Job[] => jobsOf(parts, bringPictures)
