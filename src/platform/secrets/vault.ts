import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** The first byte tells how the rest was made: text as it is, or packed by `deflate`. */
const plain = 1
const packed = 2
const nonceLength = 12
const tagLength = 16

/** Encrypts what a row holds; `place` (table and id) binds it to that row (ASVS 11.3.4). */
export type Vault = {
  seal: (text: string, place: string) => Buffer
  /** The same for long text, in fewer bytes; how many shows how much in it is repeated. */
  sealPacked: (text: string, place: string) => Buffer
  open: (sealed: Buffer, place: string) => string
}

/** A release that knows no packed text fails at it: it would answer with the packed bytes. */
const authenticated = (version: number, place: string) =>
  Buffer.from(version === packed ? `packed/${place}` : place)

type Content = { version: number; bytes: Buffer; place: string }

function encrypt(key: Buffer, { version, bytes, place }: Content): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(authenticated(version, place))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), body])
}

function decrypt(key: Buffer, sealed: Buffer, place: string): Buffer {
  const nonce = sealed.subarray(1, 1 + nonceLength)
  const tag = sealed.subarray(1 + nonceLength, 1 + nonceLength + tagLength)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
    .setAAD(authenticated(sealed[0]!, place))
    .setAuthTag(tag)
  const body = sealed.subarray(1 + nonceLength + tagLength)
  return Buffer.concat([decipher.update(body), decipher.final()])
}

/** AES-256-GCM with a random nonce; text moved to another row does not open. */
export function openVault(key: Buffer): Vault {
  return {
    seal: (text, place) => encrypt(key, { version: plain, bytes: Buffer.from(text), place }),
    sealPacked: (text, place) =>
      encrypt(key, { version: packed, bytes: deflateRawSync(text), place }),
    open: (sealed, place) => {
      const bytes = decrypt(key, sealed, place)
      return (sealed[0] === packed ? inflateRawSync(bytes) : bytes).toString('utf8')
    },
  }
}
