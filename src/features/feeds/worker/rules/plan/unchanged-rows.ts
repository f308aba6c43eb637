import type { AdFields } from '#features/posting/fields/contract.ts'
import type { StagedRow } from '#features/feeds/runs/rules/runs.ts'
import { isEmpty, findChanges } from '../reading.ts'
import type { PlanLookups } from './planned-row.ts'

/** No feed has brought these ads yet, so nothing says what they were last. */
export const findRowsOfUnknown = (rows: readonly StagedRow[], items: PlanLookups['items']) =>
  rows.filter(({ action, reference }) => action === 'changed' && !items.has(reference ?? ''))

export function markUnchanged(
  rows: StagedRow[],
  some: readonly StagedRow[],
  fields: ReadonlyMap<number, AdFields>,
): StagedRow[] {
  const same = new Set(
    some.filter(({ ad, propertyId }) => {
      const present = fields.get(propertyId ?? 0)
      return present && isEmpty(findChanges(JSON.parse(ad ?? '{}').fields, present))
    }),
  )
  return rows.map((row) =>
    same.has(row) ? { ...row, action: 'unchanged' as const, ad: null, hash: null } : row,
  )
}
