import type { Sender } from '#features/visitors/forms/queries.ts'
import type { Language } from '#i18n/language.ts'
import type { Db } from '#platform/handle.ts'
import type { Fee } from '../contract.ts'
import { findRequestFee } from '../queries.ts'
import { feeOf } from '../rules.ts'

type RequestPayment = {
  requestId: string
  fee: Fee
  /** The page of the request, for one that is paid already. */
  returnUrl: string
  sender: Sender
  email: string | null
  origin: string
  language: Language
  now: Date
}

/**
 * Takes the fee of a request; `start` answers the address of the page on which it is paid.
 * @throws Refusal 503 where the gateway does not answer
 */
export type RequestGateway = { start: (db: Db, payment: RequestPayment) => Promise<string> }

/** Of the settings; undefined where they have something else than an amount. */
export const findFee = async (db: Db): Promise<Fee | null | undefined> =>
  feeOf(await findRequestFee(db))

/** @throws TypeError where the settings have something else than an amount. */
export async function readFee(db: Db): Promise<Fee | null> {
  const fee = await findFee(db)
  if (fee === undefined) throw new TypeError('propertyRequestFee is not an amount of dirhams')
  return fee
}
