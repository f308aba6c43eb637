import { limitAdWrites, requireOwn, showOwn } from '#features/posting/own-ads/actions.ts'
import { type Lookups, type OwnRow, versionOf } from '#features/posting/own-ads/rules/own-ads.ts'
import { type Call, type Db, type Handler, handle } from '#platform/handle.ts'
import { renewProperty, setState, setVisibility } from './contract.ts'
import { requestTransition, renewAd, switchVisible } from './actions.ts'

type ChangeCall = Call<typeof setVisibility> | Call<typeof setState> | Call<typeof renewProperty>

/** The ad is locked until `change` is done. */
async function changeOwnAd(
  call: ChangeCall,
  lookups: Lookups,
  change: (db: Db, row: OwnRow) => Promise<unknown>,
) {
  const { account, params, now, versions } = call
  await limitAdWrites(call)
  const property = await call.db.transaction().execute(async (tx) => {
    const before = await requireOwn(tx, { account, id: params.id }, { locks: true })
    const current = await showOwn(tx, before, { ...lookups, now })
    versions.require(versionOf(before), { property: current })
    await change(tx, before)
    const after = await requireOwn(tx, { account, id: params.id })
    versions.show(versionOf(after))
    return showOwn(tx, after, { ...lookups, now })
  })
  return { property }
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
