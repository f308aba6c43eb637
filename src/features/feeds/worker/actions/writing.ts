import { transition, setVisible } from '#features/posting/lifecycle/queries.ts'
import { canTransition } from '#features/posting/lifecycle/rules.ts'
import type { AdFields } from '#features/posting/fields/contract.ts'
import type { PostedAd, RefusedAd } from '#features/posting/submission/actions/add-ads.ts'
import type { ChangeResult } from '#features/posting/submission/actions/change-ads.ts'
import type { Change } from '#features/posting/submission/actions/checks.ts'
import { findByReference } from '../queries/reading.ts'
import { isEmpty, type StagedAd, findChanges } from '../rules/reading.ts'
import type { Outcome } from '#features/feeds/runs/contract.ts'
import type {
  AppliedRow,
  RunReason,
  StagedRow,
  StoredRun,
} from '#features/feeds/runs/rules/runs.ts'
import { findOwnMany } from '#features/posting/own-ads/queries/own-ads.ts'
import { fieldsOf, type Lookups, type OwnRow } from '#features/posting/own-ads/rules/own-ads.ts'
import { findQuotaReason } from '#features/files/quotas/queries/shares.ts'
import type { Db } from '#platform/handle.ts'
import type { Account } from '#platform/session/account.ts'
import { storeItems, type KnownItem, recordMiss, lockItems } from '../queries/writing.ts'
import { fieldsOfNewAd, isGrowing, updatePictures, findQuotaBlock } from '../rules/writing.ts'

type AdWrite = { row: StagedRow & { reference: string }; staged: StagedAd; item?: KnownItem }

export type Applied = AppliedRow & { isPublished?: boolean }

export type AdWriter = {
  account: Account
  now: Date
  addAds: (db: Db, ads: readonly AdFields[]) => Promise<(PostedAd | RefusedAd)[]>
  changeAds: (db: Db, changes: readonly Change[]) => Promise<ChangeResult[]>
  reopen: (db: Db, row: OwnRow) => Promise<readonly RunReason[]>
} & Lookups

type ApplyContext = { db: Db; run: StoredRun; writer: AdWriter }

const isWritten = ({ action }: StagedRow) => action === 'added' || action === 'changed'

const toOutcome = ({ row }: AdWrite, outcome: Outcome, more: object): Applied => ({
  position: row.position,
  outcome,
  propertyId: null,
  reasons: row.reasons,
  ...more,
})

async function create(adWrites: AdWrite[], { db, writer }: ApplyContext): Promise<Applied[]> {
  const { role } = writer.account
  const ads = adWrites.map(({ row, staged }) => fieldsOfNewAd(staged, row.reference, role))
  const posted = await writer.addAds(db, ads)
  return adWrites.map((adWrite, at) => {
    const answer = posted[at]!
    if ('refused' in answer) {
      return toOutcome(adWrite, 'refused', { reasons: [...adWrite.row.reasons, ...answer.refused] })
    }
    const { id, state, missing } = answer
    const reasons = [...adWrite.row.reasons, ...missing]
    const isPublished = state !== 'draft'
    return toOutcome(adWrite, 'created', { propertyId: id, reasons, isPublished })
  })
}

type ExistingAd = AdWrite & { own: OwnRow; before: AdFields }

async function restoreAd({ own, item }: ExistingAd, { db, writer }: ApplyContext) {
  const { id, state, visible } = own
  const { account } = writer
  if (item?.removal === 'hidden' && !visible)
    await setVisible(db, { id, state, visible: true, actorId: account.id })
  if (item?.removal !== 'closed' || state !== 'closed') return []
  // Read again: the permit that it needs may have come with this row.
  const [written = own] = await findOwnMany(db, { account, ids: [id] })
  return writer.reopen(db, written)
}

export const inReview: RunReason = { code: 'goes_to_review' }

function toChangedOutcome(
  existing: ExistingAd,
  answer: ChangeResult,
  back: readonly RunReason[],
): Applied {
  const { row, own } = existing
  if ('refused' in answer) {
    const reasons = [...row.reasons, ...answer.refused]
    return toOutcome(existing, 'refused', { propertyId: own.id, reasons })
  }
  const isSentToReview = answer.state === 'in_review' && own.state !== 'in_review'
  const reasonsOfRestoring = isSentToReview ? [...back, inReview] : back
  const reasons = [...row.reasons, ...answer.missing, ...reasonsOfRestoring]
  const isPublished = own.state === 'draft' && answer.state !== 'draft'
  return toOutcome(existing, 'updated', { propertyId: own.id, reasons, isPublished })
}

async function update(existingAds: ExistingAd[], context: ApplyContext): Promise<Applied[]> {
  const { db, writer } = context
  const changes = existingAds
    .map(({ own, staged, before }) => ({ row: own, changes: findChanges(staged.fields, before) }))
    .filter((change) => change.row.state === 'draft' || !isEmpty(change.changes))
  const answers = await writer.changeAds(db, changes)
  const known = new Map(answers.map((answer) => [answer.id, answer]))
  const applied: Applied[] = []
  for (const existing of existingAds) {
    const { id, state } = existing.own
    const answer = known.get(id) ?? { id, state, missing: [] }
    const back = 'refused' in answer ? [] : await restoreAd(existing, context)
    applied.push(toChangedOutcome(existing, answer, back))
  }
  return applied
}

async function loadWrites(rows: StagedRow[], { db, writer }: ApplyContext) {
  const rowsToWrite = rows.filter(isWritten) as AdWrite['row'][]
  const references = rowsToWrite.map(({ reference }) => reference)
  const items = await lockItems(db, writer.account.id, references)
  const unknown = references.filter((reference) => !items.has(reference))
  const own = await findByReference(db, writer.account, unknown)
  const adWrites = rowsToWrite.map((row): AdWrite => {
    const item = items.get(row.reference)
    return { row, staged: JSON.parse(row.ad ?? '{}') as StagedAd, ...(item && { item }) }
  })
  const idOf = ({ row, item }: AdWrite) => item?.propertyId ?? own.get(row.reference)
  return { adWrites, idOf }
}

/** Without room, what is stored of an ad may change but not grow. */
async function refuseGrowing(adWrites: readonly AdWrite[], { db, writer }: ApplyContext) {
  const why = adWrites.length > 0 && (await findQuotaReason(db, 'items', writer.account.id))
  if (!why) return []
  return adWrites
    .filter(({ staged, item }) => isGrowing(staged, item))
    .map((adWrite) => {
      const { row, item } = adWrite
      const reasons = [...row.reasons, why]
      return toOutcome(adWrite, 'refused', { propertyId: item?.propertyId ?? null, reasons })
    })
}

async function writeAds(rows: StagedRow[], context: ApplyContext): Promise<Applied[]> {
  const { db, writer, run } = context
  const { adWrites: all, idOf } = await loadWrites(rows, context)
  const refused = await refuseGrowing(all, context)
  const positions = new Set(refused.map(({ position }) => position))
  const adWrites = all.filter(({ row }) => !positions.has(row.position))
  const ids = adWrites.flatMap((one) => idOf(one) ?? [])
  const { account } = writer
  const owns = ids.length > 0 ? await findOwnMany(db, { account, ids }, { locks: true }) : []
  const known = new Map(owns.map((own) => [own.id, own]))
  const names = { gazetteer: writer.gazetteer(), catalogue: writer.catalogue() }
  const existingAds = adWrites.flatMap((one): ExistingAd[] => {
    const own = known.get(idOf(one) ?? 0)
    return own ? [{ ...one, own, before: one.item?.fields ?? fieldsOf(own, names) }] : []
  })
  const created = await create(
    adWrites.filter((one) => idOf(one) === undefined),
    context,
  )
  const applied = [...created, ...(await update(existingAds, context))]
  const outcomes = new Map(applied.map((one) => [one.position, one]))
  const ownOf = (id: number) => known.get(id)
  const items = adWrites.flatMap(({ row, staged, item }) => {
    const { outcome, propertyId, reasons = [] } = outcomes.get(row.position) ?? {}
    if (!propertyId || outcome === 'refused') return []
    const pictures = updatePictures(staged.pictures, item, ownOf(propertyId))
    const { reference, hash } = row
    const content = { reference, propertyId, hash: hash ?? '', fields: staged.fields }
    return [{ ...content, ...pictures, ...findQuotaBlock(reasons, item?.removal ?? null) }]
  })
  await storeItems(db, { accountId: account.id, feedId: run.feedId }, items)
  return [
    ...refused,
    ...adWrites.map((one) => outcomes.get(one.row.position) ?? refuseForeign(one)),
  ]
}

/** The ad has another owner by now. */
const refuseForeign = (adWrite: AdWrite) =>
  toOutcome(adWrite, 'refused', {
    reasons: [...adWrite.row.reasons, { code: 'property_not_found' }],
  })

type MissingAd = { row: StagedRow; own: OwnRow | undefined }

async function removeMissingAd(
  { row, own }: MissingAd,
  { db, run, writer }: ApplyContext,
): Promise<Applied> {
  const { position, reference, reasons } = row
  const result = { position, propertyId: own?.id ?? null, reasons }
  const item = { accountId: writer.account.id, reference: reference ?? '' }
  if (row.action === 'missing') {
    await recordMiss(db, { ...item, removal: null })
    return { ...result, outcome: 'missing' }
  }
  if (!run.isComplete || run.isShort) {
    return { ...result, reasons: [...reasons, { code: 'nothing_removed' }], outcome: 'unchanged' }
  }
  const isDeleted = reasons.some(({ code }) => code === 'feed_says_deleted')
  const isClosing = own !== undefined && isDeleted && canTransition('close', own.state, 'closed')
  // An ad that its advertiser hid by hand is not shown again by the feed.
  const isHiding = own === undefined || own.visible
  const removal = isClosing ? 'closed' : isHiding ? 'hidden' : null
  await recordMiss(db, { ...item, removal })
  if (!own || removal === null) return { ...result, outcome: 'unchanged' }
  const { id, state } = own
  const actorId = writer.account.id
  if (isClosing)
    await transition(db, { id, from: state, to: 'closed', actorId, reason: 'withdrawn' })
  else await setVisible(db, { id, state, visible: false, actorId })
  return { ...result, outcome: removal }
}

async function removeMissingAds(rows: StagedRow[], context: ApplyContext): Promise<Applied[]> {
  const { db, writer } = context
  const ids = rows.flatMap(({ propertyId }) => propertyId ?? [])
  if (rows.length === 0) return []
  const owns = await findOwnMany(db, { account: writer.account, ids }, { locks: true })
  const known = new Map(owns.map((own) => [own.id, own]))
  const applied: Applied[] = []
  for (const row of rows) {
    applied.push(await removeMissingAd({ row, own: known.get(row.propertyId ?? 0) }, context))
  }
  return applied
}

/** Call it in the transaction that moves the cursor of the run. */
export async function applyRows(rows: StagedRow[], context: ApplyContext): Promise<Applied[]> {
  const written = await writeAds(rows, context)
  const removed = await removeMissingAds(
    rows.filter((row) => !isWritten(row)),
    context,
  )
  return [...written, ...removed]
}
