import { createHmac, hkdfSync } from 'node:crypto'

/** `id` is a one-way hash that names the key in the header of each file. */
export type BackupKey = { id: Buffer; key: Buffer }

/** The first key encrypts, all decrypt. Without keys files get checksums only. */
export type Keyring = readonly BackupKey[]

export const keyIdLength = 8

export const noKeyId = Buffer.alloc(keyIdLength)

const idOf = (key: Buffer) =>
  createHmac('sha256', key).update('dara backup key id').digest().subarray(0, keyIdLength)

export const openKeyring = (keys: readonly Buffer[]): Keyring =>
  keys.map((key) => ({ id: idOf(key), key }))

const derive = (key: Buffer, salt: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, purpose, 32))

/** Each file has its own key (RFC 5869), so a counter is a safe nonce for its chunks. */
export const fileKeyOf = ({ key }: BackupKey, salt: Buffer, kind: string) =>
  derive(key, salt, `dara backup ${kind}`)

/** A keyed hash: equal content is stored once, and names do not reveal which files are there. */
export function mediaNameOf(contentHash: Buffer, [current]: Keyring): string {
  if (!current) return contentHash.toString('hex')
  const nameKey = derive(current.key, Buffer.alloc(0), 'dara backup names')
  return createHmac('sha256', nameKey).update(contentHash).digest('hex')
}

export const keyringOf = (keyring: Keyring, keyId: string | null): Keyring =>
  keyring.filter(({ id }) => id.toString('hex') === keyId)

export const currentKeyId = ([current]: Keyring): string | null =>
  current?.id.toString('hex') ?? null
