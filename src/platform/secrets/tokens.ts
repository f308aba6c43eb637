import { createHash, createHmac, randomBytes } from 'node:crypto'

/** ASVS 7.2.3, 11.5.1: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

export const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** A refresh token: 16 bytes name the family, 32 change each time. */
const familyLength = 22

export const familyOf = (refreshToken: string) => refreshToken.slice(0, familyLength)

export const newRefreshToken = () => randomBytes(16).toString('base64url') + newToken()

/** Derived from the last one: tabs that refresh at once, or lost answers, get the same token. */
export function nextRefreshToken(token: string, key: Buffer): string {
  return familyOf(token) + createHmac('sha256', key).update(token).digest('base64url')
}
