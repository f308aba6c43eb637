import type { adMapper, FeedAd } from '#features/feeds/formats/rules.ts'
import type { StagedRow } from '#features/feeds/runs/rules/runs.ts'
import {
  deletedRow,
  limitReasons,
  pictureNotes,
  type Placed,
  silent,
  stagedAd,
} from '../reading.ts'

type Item = {
  propertyId: number
  hash: string
  gone: 'hidden' | 'closed' | null
  waits: boolean
  waitsFor: number | null
}

export type Mapper = ReturnType<typeof adMapper>

export type Known = {
  items: Map<string, Item>
  own: Map<string, number>
  rooms: Map<number, number>
}

function takesPlace({ waitsFor }: Item, { rooms }: Known): boolean {
  const room = waitsFor === null ? 0 : (rooms.get(waitsFor) ?? 0)
  if (waitsFor !== null) rooms.set(waitsFor, room - 1)
  return room > 0
}

const isSame = (known: Item | undefined, { hash }: FeedAd): known is Item =>
  known?.hash === hash && (known.gone === null || known.waits)

export function plannedRow(read: Placed, given: Known, map: Mapper): StagedRow {
  const { position, item } = read
  const { ad } = item
  const known = given.items.get(ad.reference)
  if (ad.status === 'deleted') return deletedRow(read, known)
  const propertyId = known?.propertyId ?? given.own.get(ad.reference) ?? null
  const row = { ...silent, position, line: item.row, reference: ad.reference, propertyId }
  if (isSame(known, ad) && !takesPlace(known, given)) return { ...row, action: 'unchanged' }
  const mapped = map(ad)
  const staged = stagedAd(ad, mapped)
  return {
    ...row,
    action: propertyId === null ? 'added' : 'changed',
    hash: ad.hash,
    ad: JSON.stringify(staged),
    reasons: limitReasons([...mapped.faults, ...pictureNotes(staged), ...mapped.notes]),
  }
}
