import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

const plain = 1
const packed = 2
const nonceLength = 12
const tagLength = 16

/** `place` (table and id) binds the text to its row (ASVS 11.3.4). */
export type Vault = {
  seal: (text: string, place: string) => Buffer
  /** Compressed: the length reveals how repetitive the text is. */
  sealPacked: (text: string, place: string) => Buffer
  /** @throws where the row was altered, moved or sealed with another key */
  open: (sealed: Buffer, place: string) => string
  /** Undefined where `open` throws. */
  tryOpen: (sealed: Buffer, place: string) => string | undefined
}

/** Makes earlier releases fail instead of returning compressed bytes. */
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

function open(key: Buffer, sealed: Buffer, place: string): string {
  const bytes = decrypt(key, sealed, place)
  return (sealed[0] === packed ? inflateRawSync(bytes) : bytes).toString('utf8')
}

/** AES-256-GCM with a random nonce; text moved to another row does not open. */
export function openVault(key: Buffer): Vault {
  return {
    seal: (text, place) => encrypt(key, { version: plain, bytes: Buffer.from(text), place }),
    sealPacked: (text, place) =>
      encrypt(key, { version: packed, bytes: deflateRawSync(text), place }),
    open: (sealed, place) => open(key, sealed, place),
    tryOpen: (sealed, place) => {
      try {
        return open(key, sealed, place)
      } catch {
        return undefined
      }
    },
  }
}
