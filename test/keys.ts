import type { Keys } from '#app/keys.ts'

/** Keys of the tests, one for each purpose. */
export const testKeys: Keys = {
  cookies: Buffer.alloc(32, 7),
  vault: Buffer.alloc(32, 8),
  hashes: Buffer.alloc(32, 11),
  refresh: Buffer.alloc(32, 9),
  pepper: Buffer.alloc(32, 10),
  olderPeppers: [],
}
