import { moveAd, setVisible } from '#features/posting/lifecycle/queries.ts'
import { mayMove } from '#features/posting/lifecycle/rules.ts'
import type { AdFields } from '#features/posting/fields/contract.ts'
import type { Posted, RefusedAd } from '#features/posting/submission/actions/add-ads.ts'
import type { Changed } from '#features/posting/submission/actions/change-ads.ts'
import type { Change } from '#features/posting/submission/actions/checks.ts'
import { findByReference } from '../queries/reading.ts'
import { isNothing, type StagedAd, wishesOf } from '../rules/reading.ts'
import type { Outcome } from '#features/feeds/runs/contract.ts'
import type {
  AppliedRow,
  RunReason,
  StagedRow,
  StoredRun,
} from '#features/feeds/runs/rules/runs.ts'
import { findOwnMany } from '#features/posting/own-ads/queries/own-ads.ts'
import { fieldsOf, type Lookups, type OwnRow } from '#features/posting/own-ads/rules/own-ads.ts'
import { findWhyFull } from '#features/files/quotas/queries/shares.ts'
import type { Db } from '#platform/handle.ts'
import type { Account } from '#platform/session/account.ts'
import { keepItems, type KnownItem, leaveItem, lockItems } from '../queries/writing.ts'
import { firstFields, grows, newPictures, waiting } from '../rules/writing.ts'

type Writing = { row: StagedRow & { reference: string }; staged: StagedAd; item?: KnownItem }

export type Applied = AppliedRow & { isPublished?: boolean }

export type Posting = {
  account: Account
  now: Date
  addAds: (db: Db, ads: readonly AdFields[]) => Promise<(Posted | RefusedAd)[]>
  changeAds: (db: Db, changes: readonly Change[]) => Promise<Changed[]>
  reopen: (db: Db, row: OwnRow) => Promise<readonly RunReason[]>
} & Lookups

type Applying = { db: Db; run: StoredRun; posting: Posting }

const isWritten = ({ action }: StagedRow) => action === 'added' || action === 'changed'

const noted = ({ row }: Writing, outcome: Outcome, more: object): Applied => ({
  position: row.position,
  outcome,
  propertyId: null,
  reasons: row.reasons,
  ...more,
})

async function create(writings: Writing[], { db, posting }: Applying): Promise<Applied[]> {
  const { role } = posting.account
  const ads = writings.map(({ row, staged }) => firstFields(staged, row.reference, role))
  const posted = await posting.addAds(db, ads)
  return writings.map((writing, at) => {
    const answer = posted[at]!
    if ('refused' in answer) {
      return noted(writing, 'refused', { reasons: [...writing.row.reasons, ...answer.refused] })
    }
    const { id, state, missing } = answer
    const reasons = [...writing.row.reasons, ...missing]
    const isPublished = state !== 'draft'
    return noted(writing, 'created', { propertyId: id, reasons, isPublished })
  })
}

type Present = Writing & { own: OwnRow; before: AdFields }

async function bringBack({ own, item }: Present, { db, posting }: Applying) {
  const { id, state, visible } = own
  const { account } = posting
  if (item?.gone === 'hidden' && !visible)
    await setVisible(db, { id, state, visible: true, actorId: account.id })
  if (item?.gone !== 'closed' || state !== 'closed') return []
  // Read again: the permit that it needs may have come with this row.
  const [written = own] = await findOwnMany(db, { account, ids: [id] })
  return posting.reopen(db, written)
}

export const inReview: RunReason = { code: 'goes_to_review' }

function changedRow(present: Present, answer: Changed, back: readonly RunReason[]): Applied {
  const { row, own } = present
  if ('refused' in answer) {
    const reasons = [...row.reasons, ...answer.refused]
    return noted(present, 'refused', { propertyId: own.id, reasons })
  }
  const isSentIn = answer.state === 'in_review' && own.state !== 'in_review'
  const told = isSentIn ? [...back, inReview] : back
  const reasons = [...row.reasons, ...answer.missing, ...told]
  const isPublished = own.state === 'draft' && answer.state !== 'draft'
  return noted(present, 'updated', { propertyId: own.id, reasons, isPublished })
}

async function update(presents: Present[], applying: Applying): Promise<Applied[]> {
  const { db, posting } = applying
  const changes = presents
    .map(({ own, staged, before }) => ({ row: own, changes: wishesOf(staged.fields, before) }))
    .filter((change) => change.row.state === 'draft' || !isNothing(change.changes))
  const answers = await posting.changeAds(db, changes)
  const known = new Map(answers.map((answer) => [answer.id, answer]))
  const applied: Applied[] = []
  for (const present of presents) {
    const { id, state } = present.own
    const answer = known.get(id) ?? { id, state, missing: [] }
    const back = 'refused' in answer ? [] : await bringBack(present, applying)
    applied.push(changedRow(present, answer, back))
  }
  return applied
}

async function writingsOf(rows: StagedRow[], { db, posting }: Applying) {
  const given = rows.filter(isWritten) as Writing['row'][]
  const references = given.map(({ reference }) => reference)
  const items = await lockItems(db, posting.account.id, references)
  const strange = references.filter((reference) => !items.has(reference))
  const own = await findByReference(db, posting.account, strange)
  const writings = given.map((row): Writing => {
    const item = items.get(row.reference)
    return { row, staged: JSON.parse(row.ad ?? '{}') as StagedAd, ...(item && { item }) }
  })
  const idOf = ({ row, item }: Writing) => item?.propertyId ?? own.get(row.reference)
  return { writings, idOf }
}

/** Without room, what is stored of an ad may change but not grow. */
async function refuseGrowing(writings: readonly Writing[], { db, posting }: Applying) {
  const why = writings.length > 0 && (await findWhyFull(db, 'items', posting.account.id))
  if (!why) return []
  return writings
    .filter(({ staged, item }) => grows(staged, item))
    .map((writing) => {
      const { row, item } = writing
      const reasons = [...row.reasons, why]
      return noted(writing, 'refused', { propertyId: item?.propertyId ?? null, reasons })
    })
}

async function write(rows: StagedRow[], applying: Applying): Promise<Applied[]> {
  const { db, posting, run } = applying
  const { writings: all, idOf } = await writingsOf(rows, applying)
  const refused = await refuseGrowing(all, applying)
  const positions = new Set(refused.map(({ position }) => position))
  const writings = all.filter(({ row }) => !positions.has(row.position))
  const ids = writings.flatMap((one) => idOf(one) ?? [])
  const { account } = posting
  const owns = ids.length > 0 ? await findOwnMany(db, { account, ids }, { locks: true }) : []
  const known = new Map(owns.map((own) => [own.id, own]))
  const names = { gazetteer: posting.gazetteer(), catalogue: posting.catalogue() }
  const presents = writings.flatMap((one): Present[] => {
    const own = known.get(idOf(one) ?? 0)
    return own ? [{ ...one, own, before: one.item?.fields ?? fieldsOf(own, names) }] : []
  })
  const created = await create(
    writings.filter((one) => idOf(one) === undefined),
    applying,
  )
  const applied = [...created, ...(await update(presents, applying))]
  const outcomes = new Map(applied.map((one) => [one.position, one]))
  const ownOf = (id: number) => known.get(id)
  const items = writings.flatMap(({ row, staged, item }) => {
    const { outcome, propertyId, reasons = [] } = outcomes.get(row.position) ?? {}
    if (!propertyId || outcome === 'refused') return []
    const pictures = newPictures(staged.pictures, item, ownOf(propertyId))
    const { reference, hash } = row
    const said = { reference, propertyId, hash: hash ?? '', fields: staged.fields }
    return [{ ...said, ...pictures, ...waiting(reasons, item?.gone ?? null) }]
  })
  await keepItems(db, { accountId: account.id, feedId: run.feedId }, items)
  return [...refused, ...writings.map((one) => outcomes.get(one.row.position) ?? notOwn(one))]
}

/** The ad has another owner by now. */
const notOwn = (writing: Writing) =>
  noted(writing, 'refused', {
    reasons: [...writing.row.reasons, { code: 'property_not_found' }],
  })

type Leaving = { row: StagedRow; own: OwnRow | undefined }

async function leave({ row, own }: Leaving, { db, run, posting }: Applying): Promise<Applied> {
  const { position, reference, reasons } = row
  const told = { position, propertyId: own?.id ?? null, reasons }
  const item = { accountId: posting.account.id, reference: reference ?? '' }
  if (row.action === 'missing') {
    await leaveItem(db, { ...item, gone: null })
    return { ...told, outcome: 'missing' }
  }
  if (!run.isComplete || run.isShort) {
    return { ...told, reasons: [...reasons, { code: 'nothing_removed' }], outcome: 'unchanged' }
  }
  const isDeleted = reasons.some(({ code }) => code === 'feed_says_deleted')
  const closes = own !== undefined && isDeleted && mayMove('close', own.state, 'closed')
  // An ad that its advertiser hid by hand is not shown again by the feed.
  const hides = own === undefined || own.visible
  const gone = closes ? 'closed' : hides ? 'hidden' : null
  await leaveItem(db, { ...item, gone })
  if (!own || gone === null) return { ...told, outcome: 'unchanged' }
  const { id, state } = own
  const actorId = posting.account.id
  if (closes) await moveAd(db, { id, from: state, to: 'closed', actorId, reason: 'withdrawn' })
  else await setVisible(db, { id, state, visible: false, actorId })
  return { ...told, outcome: gone }
}

async function leaveAll(rows: StagedRow[], applying: Applying): Promise<Applied[]> {
  const { db, posting } = applying
  const ids = rows.flatMap(({ propertyId }) => propertyId ?? [])
  if (rows.length === 0) return []
  const owns = await findOwnMany(db, { account: posting.account, ids }, { locks: true })
  const known = new Map(owns.map((own) => [own.id, own]))
  const applied: Applied[] = []
  for (const row of rows) {
    applied.push(await leave({ row, own: known.get(row.propertyId ?? 0) }, applying))
  }
  return applied
}

/** Call it in the transaction that moves the cursor of the run. */
export async function applyRows(rows: StagedRow[], applying: Applying): Promise<Applied[]> {
  const written = await write(rows, applying)
  const left = await leaveAll(
    rows.filter((row) => !isWritten(row)),
    applying,
  )
  return [...written, ...left]
}
