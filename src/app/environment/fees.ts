import type { Db } from '#platform/handle.ts'
import { ConfigError } from './config-error.ts'

/** The key of the setting, in dirhams: what a property request costs. */
const feeSetting = 'propertyRequestFee'

/**
 * Without a payment gateway nobody can pay, so a fee would either be ignored or end every request.
 * @throws ConfigError
 */
export async function refuseFees(db: Db): Promise<void> {
  const found = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', feeSetting)
    .executeTakeFirst()
  if (!found || found.value === null || found.value === 0) return
  const problem = 'asks for a fee (settings), but no payment gateway is connected'
  throw new ConfigError(feeSetting, problem, '0')
}
