import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** The first byte tells how the rest was made, so that the way may change one day. */
const version = 1
const nonceLength = 12
const tagLength = 16

/** Encrypts what a row holds; `place` (table and id) binds it to that row (ASVS 11.3.4). */
export type Vault = {
  seal: (text: string, place: string) => Buffer
  open: (sealed: Buffer, place: string) => string
}

/** AES-256-GCM with a random nonce; text moved to another row does not open. */
export function openVault(key: Buffer): Vault {
  return {
    seal: (text, place) => {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), body])
    },
    open: (sealed, place) => {
      const nonce = sealed.subarray(1, 1 + nonceLength)
      const tag = sealed.subarray(1 + nonceLength, 1 + nonceLength + tagLength)
      const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
      decipher.setAuthTag(tag)
      const body = sealed.subarray(1 + nonceLength + tagLength)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
  }
}
