import type { Gazetteer } from '#features/reference/places/rules.ts'
import { secondMs } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { keysOfAd } from '../rules/keys.ts'
import {
  addMatches,
  type Change,
  type ClaimedChange,
  claimChanges,
  isOfPublicAd,
  maxTries,
  noteMatched,
  renewClaims,
} from '../queries/matching.ts'
import { findFitting } from '../queries/fitting.ts'
import { lockAlerts } from '../queries/schedule.ts'

type MatchingContext = { gazetteer: () => Gazetteer; now: () => Date }

const maxChangesAtOnce = 10

/** How old a claim is renewed; no batch takes as long as what is left then. */
export const renewAfterMs = 20 * secondMs

export function keysOfChange({ locationId, ...ad }: Change, gazetteer: Gazetteer): number[] {
  return keysOfAd({ ...ad, placeIds: gazetteer.pathOf(locationId).map(({ id }) => id) })
}

type RenewClaims = () => Promise<void>

/**
 * The lock is held for one batch at a time, since other changes of saved searches wait for it. A match is
 * added once, so a change whose process is killed is simply compared again.
 */
async function match(
  db: Db,
  change: ClaimedChange,
  context: MatchingContext & { renew: RenewClaims },
) {
  const { gazetteer, now: clock, renew } = context
  const now = clock()
  if (isOfPublicAd(change)) {
    const keys = keysOfChange(change, gazetteer())
    for await (const searchIds of findFitting(db, { change, keys, now })) {
      await renew()
      await db.transaction().execute(async (tx) => {
        await lockAlerts(tx)
        await addMatches(tx, searchIds, { change, now })
      })
    }
  }
  await noteMatched(db, change.id, now)
}

/** Renews the claims of changes that are not matched yet, when they were claimed long ago. */
function createRenewal(db: Db, changes: readonly ClaimedChange[], clock: () => Date): RenewClaims {
  let claimedMs = clock().getTime()
  return async () => {
    const now = clock()
    if (now.getTime() - claimedMs < renewAfterMs) return
    claimedMs = now.getTime()
    await renewClaims(
      db,
      changes.map(({ id }) => id),
      now,
    )
  }
}

function failureOf({ id, propertyId, tries }: ClaimedChange, cause: unknown): Error {
  const next = tries < maxTries ? 'is tried again' : 'is set aside'
  return new Error(`change ${id} of ad ${propertyId} was not matched and ${next}`, { cause })
}

/** Each change is tried up to five times; a failure of one does not stop the others. */
export async function matchChanges(db: Db, context: MatchingContext): Promise<void> {
  const failures: unknown[] = []
  for (;;) {
    const changes = await claimChanges(db, maxChangesAtOnce, context.now())
    if (changes.length === 0) break
    const renew = createRenewal(db, changes, context.now)
    for (const change of changes) {
      const note = (error: unknown) => failures.push(failureOf(change, error))
      await match(db, change, { ...context, renew }).catch(note)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} not matched`)
}
