import type { Gazetteer } from '#features/reference/places/rules.ts'
import type { Db } from '#platform/handle.ts'
import { keysOfAd } from '../rules/keys.ts'
import {
  addMatches,
  type Change,
  claimChanges,
  findFitting,
  isOfPublicAd,
} from '../queries/matching.ts'
import { lockAlerts } from '../queries/schedule.ts'

type MatchingContext = { gazetteer: () => Gazetteer; now: () => Date }

/** Changes of one transaction, for which other changes of saved searches may wait. */
const maxChangesAtOnce = 10

export function keysOfChange({ locationId, ...ad }: Change, gazetteer: Gazetteer): number[] {
  return keysOfAd({ ...ad, placeIds: gazetteer.pathOf(locationId).map(({ id }) => id) })
}

async function matchSome(db: Db, { gazetteer, now: clock }: MatchingContext): Promise<number> {
  const now = clock()
  return db.transaction().execute(async (tx) => {
    await lockAlerts(tx)
    const changes = await claimChanges(tx, maxChangesAtOnce, now)
    for (const change of changes.filter(isOfPublicAd)) {
      const keys = keysOfChange(change, gazetteer())
      const searchIds = await findFitting(tx, { change, keys, now })
      if (searchIds.length > 0) await addMatches(tx, searchIds, { change, now })
    }
    return changes.length
  })
}

/**
 * Finds the searches that changed ads fit. A change and its matches are committed together, so a
 * killed process leaves it to the next run.
 */
export async function matchChanges(db: Db, context: MatchingContext): Promise<void> {
  while ((await matchSome(db, context)) > 0);
}
