import { createHmac, hkdfSync } from 'node:crypto'

/** `id` names the key in the header of each sealed file, and tells nothing about it. */
export type BackupKey = { id: Buffer; key: Buffer }

/** The first key seals, all of them open; without any key files are only protected from damage. */
export type Keyring = readonly BackupKey[]

export const keyIdLength = 8

export const noKeyId = Buffer.alloc(keyIdLength)

const idOf = (key: Buffer) =>
  createHmac('sha256', key).update('dara backup key id').digest().subarray(0, keyIdLength)

export const openKeyring = (keys: readonly Buffer[]): Keyring =>
  keys.map((key) => ({ id: idOf(key), key }))

const derive = (key: Buffer, salt: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, purpose, 32))

/** A key for one file (RFC 5869), so that its chunks may simply be counted. */
export const fileKeyOf = ({ key }: BackupKey, salt: Buffer, kind: string) =>
  derive(key, salt, `dara backup ${kind}`)

/**
 * The name under which a media file is kept: the same content has the same name, and without the
 * key nobody can tell from the name whether a file they know is there.
 */
export function mediaNameOf(contentHash: Buffer, [current]: Keyring): string {
  if (!current) return contentHash.toString('hex')
  const nameKey = derive(current.key, Buffer.alloc(0), 'dara backup names')
  return createHmac('sha256', nameKey).update(contentHash).digest('hex')
}

/** The key that a backup was made with, by the id in its manifest; null is none. */
export const keyringOf = (keyring: Keyring, keyId: string | null): Keyring =>
  keyring.filter(({ id }) => id.toString('hex') === keyId)

export const currentKeyId = ([current]: Keyring): string | null =>
  current?.id.toString('hex') ?? null
