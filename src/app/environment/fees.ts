import { asksForFee } from '#features/visitors/property-requests/actions/fees.ts'
import type { Db } from '#platform/handle.ts'
import { ConfigError } from './config-error.ts'

/**
 * Without a payment gateway nobody can pay, so a fee would either be ignored or end every request.
 * @throws ConfigError
 */
export async function refuseFees(db: Db): Promise<void> {
  if (!(await asksForFee(db))) return
  const problem = 'asks for a fee (settings), but no payment gateway is connected'
  throw new ConfigError('propertyRequestFee', problem, '0')
}
