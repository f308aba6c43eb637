import type { Keys } from '#app/keys.ts'
import { openPasswordsAt } from '#platform/secrets/passwords.ts'

/** Keys of the tests, one for each purpose. */
export const testKeys: Keys = {
  cookies: Buffer.alloc(32, 7),
  vault: Buffer.alloc(32, 8),
  hashes: Buffer.alloc(32, 11),
  refresh: Buffer.alloc(32, 9),
  sandbox: Buffer.alloc(32, 'sandbox'),
  pepper: Buffer.alloc(32, 10),
  olderPeppers: [],
}

/**
 * Thousands of hashes are made in tests: what they cost is no part of what is claimed, except by the
 * tests of `openPasswords` itself.
 */
export const openCheapPasswords = ({ pepper, olderPeppers }: Keys = testKeys) =>
  openPasswordsAt({ memoryCost: 64, timeCost: 1, parallelism: 1 }, [pepper, ...olderPeppers])
