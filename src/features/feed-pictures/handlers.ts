import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type FeedPicture, isLink } from '#features/feed-reading/rules.ts'
import { isHopeless } from '#features/feed-runs/rules.ts'
import { type Media, takeIn } from '#features/files/jobs.ts'
import { roomOf } from '#features/files/queries.ts'
import { mostBytes } from '#features/files/rules.ts'
import { findOwn } from '#features/my-properties/queries.ts'
import { fieldsOf, type Lookups, wantedStill } from '#features/my-properties/rules.ts'
import { claimMedia } from '#features/posting/jobs.ts'
import { rewriteProperties } from '#features/posting/queries.ts'
import { storedAd } from '#features/posting/rules.ts'
import { refreshSearch } from '#features/property-index/queries.ts'
import type { Db } from '#platform/handle.ts'
import type { Job, Jobs } from '#platform/jobs/jobs.ts'
import { NotFetched, type Outgoing } from '#platform/outgoing/outgoing.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Account } from '#platform/session/account.ts'
import { accountOfJob } from '#platform/session/account-of-job.ts'
import { headLength, kindOf } from '#platform/uploads/kinds.ts'
import { databaseFor, isOfErasedAccount } from '#platform/session/open-account.ts'
import {
  countFailure,
  type Cursor,
  cursorOf,
  type Failures,
  hostOf,
  imageIdsOf,
  isGivenUp,
  keyOf,
  missingOf,
  type Outcome,
  outcomeOf,
  payloadOf,
  pictureCodes,
  pictureQueue,
  remarksOf,
} from './rules.ts'
import {
  findFetched,
  findWaiting,
  finishPictures,
  keepFetched,
  keepRemarks,
  type Waiting,
} from './queries.ts'

type Parts = {
  db: Db
  outgoing: Outgoing
  media: Media
  folder: string
  log: FastifyBaseLogger
  jobs: Pick<Jobs, 'enqueue' | 'isWaiting'>
  /** Milliseconds that a batch takes; 20,000 by default. */
  batchMs?: number
} & Lookups

type Fetching = Parts & {
  account: Account
  /** When others have their turn, by `performance.now()`. */
  endsAt: number
  hosts: { failures: Failures }
}

const wish = {
  mostBytes: mostBytes('account', 'jpeg'),
  types: /^(|image\/.*|application\/octet-stream|binary\/octet-stream)$/,
  patience: 30_000,
  pace: { bytes: 64 * 1024, within: 10_000 },
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  const head = Buffer.alloc(headLength)
  const { bytesRead } = await file.read(head, 0, headLength, 0).finally(() => file.close())
  return head.subarray(0, bytesRead)
}

type Got = { fileId: string | null; failure: string | null }

async function takePicture(path: string, bytes: number, { db, media, account }: Fetching) {
  const kind = kindOf(await headOf(path))
  const isPicture = ['jpeg', 'png', 'webp'].includes(kind)
  if (!isPicture) return { fileId: null, failure: 'picture_needed' }
  const file = { path, kind, bytes, isTooLarge: false }
  const caller = String(account.id)
  // Two accounts at most are at it at once, one in each place of the queue.
  const asker = { kind: 'feed' as const, caller, network: caller }
  const whose = { purpose: 'account' as const, accountId: account.id }
  const sender = { db, ...whose, now: new Date(), asker }
  const taken = await takeIn(file, media, sender)
  if ('row' in taken) return { fileId: taken.row.id, failure: null }
  return { fileId: null, failure: taken.reason.code }
}

/** One picture into our own files, or the code of why not. */
async function fetchPicture({ url }: FeedPicture, fetching: Fetching): Promise<Got> {
  const { db, outgoing, folder, account, hosts } = fetching
  if (!isLink(url)) return { fileId: null, failure: 'address_invalid' }
  const host = hostOf(url)
  if (isGivenUp(hosts.failures, host)) return { fileId: null, failure: 'host_given_up' }
  if ((await roomOf(db, account.id)) <= 0) return { fileId: null, failure: 'quota_reached' }
  const path = join(folder, randomUUID())
  const note = (outcome: Outcome) => {
    hosts.failures = countFailure(hosts.failures, host, outcome)
  }
  try {
    const { bytes } = await outgoing.fetchFile(url, { path, ...wish })
    const got = await takePicture(path, bytes, fetching)
    note(got.fileId ? 'given' : 'missing')
    return got
  } catch (error) {
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

/**
 * Answers with the place of the picture at which time was up; undefined when all were asked for, or when
 * the ad is another's by now.
 */
async function fetchMissing(waiting: Waiting, from: number, fetching: Fetching) {
  const { db, endsAt, account } = fetching
  const { propertyId, pictures } = waiting
  const ad = { account, propertyId }
  const missing = missingOf(pictures, await knownOf(db, ad)).filter(
    (picture) => pictures.indexOf(picture) >= from,
  )
  for (let at = 0; at < missing.length; at += atOnce) {
    if (at > 0 && performance.now() > endsAt) return pictures.indexOf(missing[at]!)
    const some = missing.slice(at, at + atOnce)
    const kept = await Promise.all(
      some.map(async (picture) =>
        keepFetched(db, picture, { ...ad, ...(await fetchPicture(picture, fetching)) }),
      ),
    )
    if (kept.includes(false)) return undefined
  }
  return undefined
}

/**
 * Puts the pictures into the ad; where none came, or fewer than it has while others may yet come, it
 * keeps those that it has.
 */
async function showPictures(waiting: Waiting, { account, ...parts }: Fetching) {
  const { reference, pictures, propertyId: id } = waiting
  await parts.db.transaction().execute(async (db) => {
    const row = await findOwn(db, { account, id }, { locks: true })
    if (!row) return
    const known = await knownOf(db, { account, propertyId: id })
    const wantsMore = missingOf(pictures, known).length > 0
    const finished = { accountId: account.id, propertyId: id, reference, pictures, wantsMore }
    if (!(await finishPictures(db, finished))) return
    const reasons = remarksOf(pictures, known)
    await keepRemarks(db, { ...finished, reasons, replaced: pictureCodes })
    const names = { gazetteer: parts.gazetteer(), catalogue: parts.catalogue() }
    const imageIds = imageIdsOf(pictures, row, known)
    if (imageIds.length === 0 && pictures.length > 0) return
    if (wantsMore && imageIds.length < row.images.length) return
    const ad = { ...fieldsOf(row, names), imageIds }
    const drawn = row.images.filter(({ drawing }) => drawing !== null)
    const now = new Date()
    const media = await claimMedia(db, { id, accountId: account.id, ad, drawn, now })
    const { state, lat, lng } = row
    const kept = { state, wantedPackageId: wantedStill(row, ad), lat, lng }
    await rewriteProperties(db, [{ id, row: { ...storedAd(ad), ...kept, ...media } }], account.id)
    await refreshSearch(db, [id])
  })
}

/**
 * The pictures of one ad, in full or up to the one at which time was up. Where what they bring cannot be
 * written, the run says so and the others have their turn; the same again would fail again.
 */
async function bringPictures(waiting: Waiting, from: number, fetching: Fetching) {
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
    await keepRemarks(db, { ...ad, reasons: [{ code }], replaced: [code] })
    return undefined
  }
}

/** Milliseconds after which others have their turn. */
const batchMs = 20_000

/** One ad after the other, until time is up; where to go on, undefined where there is nothing left. */
async function fetchBatch(cursor: Cursor, fetching: Fetching): Promise<Cursor | undefined> {
  const { db, account, hosts, endsAt } = fetching
  let { after, from } = cursor
  let waiting = await findWaiting(db, account, after)
  while (waiting) {
    const stoppedAt = await bringPictures(waiting, from, fetching)
    if (stoppedAt !== undefined) return { after, from: stoppedAt, failures: hosts.failures }
    after = waiting.reference
    from = 0
    if (performance.now() > endsAt) return { after, from, failures: hosts.failures }
    waiting = await findWaiting(db, account, after)
  }
  return undefined
}

/**
 * Fetches some of what an account's ads still want and puts the rest at the end of the queue. A run
 * that has ended since begins with the first ad, so the rest of an earlier one is part of it.
 */
export const pictureJob = (parts: Parts): Job => ({
  queue: pictureQueue,
  run: async ({ accountId = '0', ...payload }) => {
    const { jobs } = parts
    const account = await accountOfJob(parts.db, Number(accountId))
    if (!account) return
    const isRest = 'after' in payload
    if (isRest && (await jobs.isWaiting(parts.db, pictureQueue, { accountId }))) return
    await mkdir(parts.folder, { recursive: true, mode: 0o700 })
    const db = databaseFor(parts.db, account.id)
    const cursor = cursorOf(payload)
    const endsAt = performance.now() + (parts.batchMs ?? batchMs)
    const fetching = { ...parts, db, account, endsAt, hosts: { failures: cursor.failures } }
    const rest = await fetchBatch(cursor, fetching).catch((error: unknown) => {
      if (!isOfErasedAccount(error)) throw error
      return undefined
    })
    if (rest) await jobs.enqueue(parts.db, pictureQueue, { accountId, ...payloadOf(rest) })
  },
})
