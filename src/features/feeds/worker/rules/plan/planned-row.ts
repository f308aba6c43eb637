import type { createAdMapper, FeedAd } from '#features/feeds/formats/rules.ts'
import type { StagedRow } from '#features/feeds/runs/rules/runs.ts'
import {
  planDeletedRow,
  limitReasons,
  findPictureFaults,
  type ReadAd,
  emptyRow,
  toStagedAd,
} from '../reading.ts'

type Item = {
  propertyId: number
  hash: string
  removal: 'hidden' | 'closed' | null
  isBlockedByQuota: boolean
  blockedAdTypeId: number | null
}

export type Mapper = ReturnType<typeof createAdMapper>

export type PlanLookups = {
  items: Map<string, Item>
  own: Map<string, number>
  remainingSlots: Map<number, number>
}

function takeSlot({ blockedAdTypeId }: Item, { remainingSlots }: PlanLookups): boolean {
  const remaining = blockedAdTypeId === null ? 0 : (remainingSlots.get(blockedAdTypeId) ?? 0)
  if (blockedAdTypeId !== null) remainingSlots.set(blockedAdTypeId, remaining - 1)
  return remaining > 0
}

const isSame = (known: Item | undefined, { hash }: FeedAd): known is Item =>
  known?.hash === hash && (known.removal === null || known.isBlockedByQuota)

export function planRow(read: ReadAd, lookups: PlanLookups, map: Mapper): StagedRow {
  const { position, item } = read
  const { ad } = item
  const known = lookups.items.get(ad.reference)
  if (ad.status === 'deleted') return planDeletedRow(read, known)
  const propertyId = known?.propertyId ?? lookups.own.get(ad.reference) ?? null
  const row = { ...emptyRow, position, line: item.row, reference: ad.reference, propertyId }
  if (isSame(known, ad) && !takeSlot(known, lookups)) return { ...row, action: 'unchanged' }
  const mapped = map(ad)
  const staged = toStagedAd(ad, mapped)
  return {
    ...row,
    action: propertyId === null ? 'added' : 'changed',
    hash: ad.hash,
    ad: JSON.stringify(staged),
    reasons: limitReasons([...mapped.faults, ...findPictureFaults(staged), ...mapped.notes]),
  }
}
