import { findTerms } from '#features/posting/lifecycle/queries.ts'
import { limitAdWrites, requireOwn, showOwn } from '#features/posting/own-ads/actions.ts'
import { type Lookups, versionOf } from '#features/posting/own-ads/rules/own-ads.ts'
import { loadPermitPolicy } from '#features/listing/permits/queries.ts'
import type { PermitPolicy } from '#features/listing/permits/rules.ts'
import {
  type Call,
  type CreatingCall,
  type Db,
  type Handler,
  handle,
  handleCreation,
} from '#platform/handle.ts'
import { addAd } from './actions/add-ads.ts'
import { changeAd } from './actions/change-ads.ts'
import { createProperty, updateProperty } from './contract.ts'

type CreateCall = CreatingCall<typeof createProperty>
type UpdateCall = Call<typeof updateProperty>

type ReplyContext = (CreateCall | UpdateCall) & { lookups: Lookups; permits: PermitPolicy }

async function replyWithAd(
  db: Db,
  id: number,
  { account, versions, now, lookups, permits }: ReplyContext,
) {
  const row = await requireOwn(db, { account, id })
  versions.show(versionOf(row))
  return { property: await showOwn(db, row, { ...lookups, now, permits }) }
}

async function create(call: CreateCall, lookups: Lookups) {
  const { account, body, language, now } = call
  await limitAdWrites(call)
  const { draft, subscriptionId, ...fields } = body
  return call.transact(async (tx) => {
    const terms = await findTerms(tx, account.id)
    const ad = { fields, isSubmitted: draft !== true, subscriptionId }
    const id = await addAd(tx, ad, { ...lookups, account, language, now, terms })
    return replyWithAd(tx, id, { ...call, lookups, permits: terms.permits })
  })
}

async function update(call: UpdateCall, lookups: Lookups) {
  const { account, params, body, versions, now } = call
  await limitAdWrites(call)
  const { draft: isDraft, subscriptionId, ...changes } = body
  return call.db.transaction().execute(async (tx) => {
    const row = await requireOwn(tx, { account, id: params.id }, { locks: true })
    const permits = await loadPermitPolicy(tx)
    const current = await showOwn(tx, row, { ...lookups, now, permits })
    versions.require(versionOf(row), { property: current })
    const change = { row, changes, isDraft, subscriptionId }
    await changeAd(tx, change, { ...lookups, account, permits, now })
    return replyWithAd(tx, params.id, { ...call, lookups, permits })
  })
}

export const postingHandlers = (lookups: Lookups): Handler[] => [
  handleCreation(createProperty, (call) => create(call, lookups)),
  handle(updateProperty, (call) => update(call, lookups)),
]
