import { findFee } from '#features/visitors/property-requests/actions/fees.ts'
import type { Db } from '#platform/handle.ts'
import { ConfigError } from './config-error.ts'

/** Without a gateway a fee would be ignored or end every request. @throws ConfigError */
export async function refuseFees(db: Db, { hasGateway }: { hasGateway: boolean }): Promise<void> {
  const fee = await findFee(db)
  if (fee === null) return
  if (!hasGateway) {
    const problem = 'asks for a fee (settings), but no payment gateway is connected'
    throw new ConfigError('propertyRequestFee', problem, '0')
  }
  if (!fee) throw new ConfigError('propertyRequestFee', 'is not an amount of dirhams', '150')
}
