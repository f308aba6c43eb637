import type { Db } from '#platform/handle.ts'
import type { Fee } from '../contract.ts'
import { findRequestFee } from '../queries.ts'
import { feeOf } from '../rules.ts'

/** Takes the fee of a request; `start` answers the address of the page on which it is paid. */
export type RequestGateway = {
  start: (payment: { requestId: string; fee: Fee; returnUrl: string }) => Promise<string>
}

/** Of the settings; undefined where they have something else than an amount. */
export const findFee = async (db: Db): Promise<Fee | null | undefined> =>
  feeOf(await findRequestFee(db))

/** @throws TypeError where the settings have something else than an amount. */
export async function readFee(db: Db): Promise<Fee | null> {
  const fee = await findFee(db)
  if (fee === undefined) throw new TypeError('propertyRequestFee is not an amount of dirhams')
  return fee
}
