import type { Db } from '#platform/handle.ts'
import { findRequestFee } from '../queries.ts'

/** Whether the settings ask for a fee that can only be paid through a gateway. */
export async function asksForFee(db: Db): Promise<boolean> {
  return (await findRequestFee(db)) !== 0
}
