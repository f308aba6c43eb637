import { changeOwn, limitAdWrites } from '#features/posting/own-ads/actions.ts'
import type { Lookups, OwnRow } from '#features/posting/own-ads/rules/own-ads.ts'
import { type Call, type Db, type Handler, handle } from '#platform/handle.ts'
import { renewProperty, setState, setVisibility } from './contract.ts'
import { requestTransition, renewAd, switchVisible } from './actions.ts'

type ChangeCall = Call<typeof setVisibility> | Call<typeof setState> | Call<typeof renewProperty>

async function changeOwnAd(
  call: ChangeCall,
  lookups: Lookups,
  change: (tx: Db, row: OwnRow) => Promise<unknown>,
) {
  await limitAdWrites(call)
  return changeOwn(call, lookups, change)
}

export const adLifeHandlers = (lookups: Lookups): Handler[] => [
  handle(setVisibility, (call) =>
    changeOwnAd(call, lookups, (db, row) =>
      switchVisible(db, row, { visible: call.body.visibility, actorId: call.account.id }),
    ),
  ),
  handle(setState, (call) =>
    changeOwnAd(call, lookups, (db, row) =>
      requestTransition(db, row, {
        ...call.body,
        ...lookups,
        actorId: call.account.id,
        now: call.now,
      }),
    ),
  ),
  handle(renewProperty, (call) =>
    changeOwnAd(call, lookups, (db, row) =>
      renewAd(db, row, { ...call.body, ...lookups, actorId: call.account.id, now: call.now }),
    ),
  ),
]
