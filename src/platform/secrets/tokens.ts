import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits for a link or a cookie (ASVS 7.2.3, 11.5.1). */
export const newToken = () => randomBytes(32).toString('base64url')

/** What a row keeps of a token: enough to know it again, too little to be it. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** A refresh token: 16 bytes name the family, 32 change each time. */
const familyLength = 22

export const familyOf = (refreshToken: string) => refreshToken.slice(0, familyLength)

export const newRefreshToken = () => randomBytes(16).toString('base64url') + newToken()

/**
 * The next of its family. It follows from the last one and a key of ours, so two tabs that refresh
 * at once, or one whose answer was lost, get the same.
 */
export function nextRefreshToken(token: string, key: Buffer): string {
  return familyOf(token) + createHmac('sha256', key).update(token).digest('base64url')
}
