import { createHash, createHmac, randomBytes } from 'node:crypto'

/** ASVS 7.2.3, 11.5.1: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Nobody can guess 128 random bits, and they reveal nothing of what they name. */
export const newId = () => randomBytes(16).toString('base64url')

/** Looks like `newId`, and is the same for the same keyed hash, whose first byte is its version. */
export const idOfHash = (hash: Buffer) => hash.subarray(1, 17).toString('base64url')

export const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** The length of `newId`. */
const familyLength = 22

export const familyOf = (refreshToken: string) => refreshToken.slice(0, familyLength)

/** The id names the family, the token changes each time. */
export const newRefreshToken = () => newId() + newToken()

/** Derived from the last one: tabs that refresh at once, or lost answers, get the same token. */
export function nextRefreshToken(token: string, key: Buffer): string {
  return familyOf(token) + createHmac('sha256', key).update(token).digest('base64url')
}
