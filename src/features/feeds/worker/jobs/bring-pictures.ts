import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type FeedPicture, isLink } from '../rules/reading.ts'
import { isHopeless } from '#features/feeds/runs/rules/runs.ts'
import { takeIn } from '#features/files/uploads/actions.ts'
import { findWhyNoFiles } from '#features/files/quotas/queries/files.ts'
import { maxBytes } from '#features/files/uploads/rules.ts'
import { findOwn } from '#features/posting/own-ads/queries/own-ads.ts'
import { fieldsOf } from '#features/posting/own-ads/rules/own-ads.ts'
import { claimMedia } from '#features/posting/submission/actions/media.ts'
import { rewriteProperties } from '#features/posting/submission/queries/one-ad.ts'
import { changedAd } from '#features/posting/submission/rules/one-ad.ts'
import { refreshSearch } from '#features/search/index-table/queries.ts'
import type { Db } from '#platform/handle.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { NotFetched } from '#platform/outgoing/outgoing.ts'
import { Refusal } from '#platform/refusal.ts'
import { kindOfFile } from '#platform/uploads/kind-of-file.ts'
import { type BringPictures, type Fetching, jobsOf, keepRemarks, type Parts } from './pictures.ts'
import {
  countFailure,
  hostOf,
  imageIdsOf,
  isGivenUp,
  keyOf,
  missingOf,
  type Outcome,
  outcomeOf,
  pictureTimeoutMs,
  pictureCodes,
  remarksOf,
} from '../rules/pictures.ts'
import { findFetched, finishPictures, keepFetched, type Waiting } from '../queries/pictures.ts'

const wish = {
  maxBytes: maxBytes('account', 'jpeg'),
  types: /^(|image\/.*|application\/octet-stream|binary\/octet-stream)$/,
  timeoutMs: pictureTimeoutMs,
  pace: { bytes: 64 * 1024, withinMs: 10_000 },
}

type Got = { fileId: string | null; failure: string | null }

async function takePicture(path: string, bytes: number, { db, media, account }: Fetching) {
  const kind = await kindOfFile(path)
  const isPicture = ['jpeg', 'png', 'webp'].includes(kind)
  if (!isPicture) return { fileId: null, failure: 'picture_needed' }
  const file = { path, kind, bytes, isTooLarge: false }
  const caller = String(account.id)
  // At most three accounts are served at once, one in each place of the queues.
  const asker = { kind: 'feed' as const, caller, network: caller }
  const whose = { purpose: 'account' as const, accountId: account.id }
  const sender = { db, ...whose, now: new Date(), asker }
  const taken = await takeIn(file, media, sender)
  if ('row' in taken) return { fileId: taken.row.id, failure: null }
  return { fileId: null, failure: taken.reason.code }
}

async function fetchPicture({ url }: FeedPicture, fetching: Fetching): Promise<Got | undefined> {
  const { db, outgoing, folder, account, batch, signal } = fetching
  if (!isLink(url)) return { fileId: null, failure: 'address_invalid' }
  const host = hostOf(url)
  if (isGivenUp(batch.failures, host)) return { fileId: null, failure: 'host_given_up' }
  const why = await findWhyNoFiles(db, account.id)
  if (why) return { fileId: null, failure: why.code }
  const path = join(folder, randomUUID())
  const note = (outcome: Outcome) => {
    batch.failures = countFailure(batch.failures, host, outcome)
  }
  try {
    const { bytes } = await outgoing.fetchFile(url, { path, ...wish, signal })
    const got = await takePicture(path, bytes, fetching)
    note(got.fileId ? 'given' : 'missing')
    return got
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

const atOnce = 4

const knownOf = async (db: Db, ad: Parameters<typeof findFetched>[1]) =>
  new Map((await findFetched(db, ad)).map((one) => [keyOf(one), one]))

/** False where the ad has another owner by now; undefined where nothing was requested. */
async function keepPicture(picture: FeedPicture, { propertyId }: Waiting, fetching: Fetching) {
  const { db, account, batch } = fetching
  const got = await fetchPicture(picture, fetching)
  if (!got) return undefined
  batch.asked += 1
  return keepFetched(db, picture, { account, propertyId, ...got })
}

/** Returns where time was up; undefined when done, or where the ad has another owner. */
async function fetchMissing(waiting: Waiting, from: number, fetching: Fetching) {
  const { db, signal, account } = fetching
  const { propertyId, pictures } = waiting
  const missing = missingOf(pictures, await knownOf(db, { account, propertyId })).filter(
    (picture) => pictures.indexOf(picture) >= from,
  )
  for (let at = 0; at < missing.length; at += atOnce) {
    if (signal.aborted) return pictures.indexOf(missing[at]!)
    const some = missing.slice(at, at + atOnce)
    const kept = await Promise.all(some.map((picture) => keepPicture(picture, waiting, fetching)))
    if (kept.includes(false)) return undefined
    const cut = kept.indexOf(undefined)
    if (cut >= 0) return pictures.indexOf(some[cut]!)
  }
  return undefined
}

/** Keeps the ad's pictures where none came, or fewer while others may still come. */
async function showPictures(waiting: Waiting, fetching: Fetching) {
  const { account, ...parts } = fetching
  const { reference, pictures, propertyId: id } = waiting
  await parts.db.transaction().execute(async (db) => {
    const row = await findOwn(db, { account, id }, { locks: true })
    if (!row) return
    const known = await knownOf(db, { account, propertyId: id })
    const wantsMore = missingOf(pictures, known).length > 0
    const finished = { accountId: account.id, propertyId: id, reference, pictures, wantsMore }
    if (!(await finishPictures(db, finished))) return
    const reasons = remarksOf(pictures, known)
    await keepRemarks(db, { ...finished, reasons, replaced: pictureCodes }, fetching)
    const names = { gazetteer: parts.gazetteer(), catalogue: parts.catalogue() }
    const imageIds = imageIdsOf(pictures, row, known)
    if (imageIds.length === 0 && pictures.length > 0) return
    if (wantsMore && imageIds.length < row.images.length) return
    const ad = { ...fieldsOf(row, names), imageIds }
    const drawn = row.images.filter(({ drawing }) => drawing !== null)
    const now = new Date()
    const media = await claimMedia(db, { id, accountId: account.id, ad, drawn, now })
    await rewriteProperties(db, [{ id, row: { ...changedAd(row, ad), ...media } }], account.id)
    await refreshSearch(db, [id])
  })
}

/** An error that a retry would repeat is noted in the run, so that other ads have their turn. */
const bringPictures: BringPictures = async (waiting, from, fetching) => {
  const { db, log, account } = fetching
  const { reference, propertyId } = waiting
  try {
    const stoppedAt = await fetchMissing(waiting, from, fetching)
    if (stoppedAt === undefined) await showPictures(waiting, fetching)
    return stoppedAt
  } catch (error) {
    if (!(error instanceof Refusal) && !isHopeless(error)) throw error
    log.error({ err: error, propertyId }, 'the pictures of an ad were not added')
    const code = 'pictures_failed'
    const ad = { accountId: account.id, reference, propertyId }
    await keepRemarks(db, { ...ad, reasons: [{ code }], replaced: [code] }, fetching)
    return undefined
  }
}

export const pictureJobs = (parts: Parts): Job[] => jobsOf(parts, bringPictures)
