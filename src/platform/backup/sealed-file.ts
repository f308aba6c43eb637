import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { type BackupKey, fileKeyOf, keyIdLength, type Keyring, noKeyId } from './keyring.ts'
import { UnusableBackup } from './unusable.ts'

/*
 * STREAM construction: a chunk's nonce is its number and whether it is the last, so a file that was
 * cut, reordered or extended does not open (docs/decisions/0011-backups-of-our-own.md).
 */

const magic = Buffer.from('DARABKUP')
const version = 1
const saltLength = 32
const headerLength = magic.length + 3 + keyIdLength + saltLength
const chunkLength = 64 * 1024
const tagLength = 16

/** The kind is authenticated, so a file of one kind cannot replace one of another. */
const kinds = { manifest: 1, database: 2, media: 3, erasures: 4 } as const
export type SealedKind = keyof typeof kinds

type Pieces = AsyncIterable<Uint8Array>

/** `name` binds the content to its file name where that name depends on the content. */
export type SealOptions = { keyring: Keyring; kind: SealedKind; name?: string }

type Cover = { bound: Buffer; key: Buffer | undefined }

function nonceOf(counter: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(counter), 3)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

const checksumOf = (bound: Buffer, nonce: Buffer, chunk: Buffer) =>
  createHash('sha256').update(bound).update(nonce).update(chunk).digest().subarray(0, tagLength)

function sealChunk({ bound, key }: Cover, nonce: Buffer, chunk: Buffer): Buffer {
  if (!key) return Buffer.concat([chunk, checksumOf(bound, nonce, chunk)])
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(bound)
  return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
}

const damaged = (kind: SealedKind) =>
  new UnusableBackup(`The ${kind} file is damaged or was cut off.`)

function openChunk({ bound, key }: Cover, nonce: Buffer, sealed: Buffer): Buffer | undefined {
  if (sealed.length < tagLength) return undefined
  const chunk = sealed.subarray(0, sealed.length - tagLength)
  const tag = sealed.subarray(sealed.length - tagLength)
  if (!key) return tag.equals(checksumOf(bound, nonce, chunk)) ? chunk : undefined
  const options = { authTagLength: tagLength }
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, options)
  decipher.setAAD(bound).setAuthTag(tag)
  try {
    return Buffer.concat([decipher.update(chunk), decipher.final()])
  } catch {
    return undefined
  }
}

async function* cut(
  source: Pieces,
  length: number,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const bytes of source) {
    waiting.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    size += bytes.byteLength
    if (size <= length) continue
    const all = Buffer.concat(waiting)
    const whole = Math.ceil(size / length) - 1
    for (let at = 0; at < whole; at += 1) {
      yield { piece: all.subarray(at * length, (at + 1) * length), isLast: false }
    }
    waiting = [all.subarray(whole * length)]
    size -= whole * length
  }
  yield { piece: Buffer.concat(waiting), isLast: true }
}

function coverOf(
  header: Buffer,
  key: BackupKey | undefined,
  { kind, name = '' }: SealOptions,
): Cover {
  const salt = header.subarray(headerLength - saltLength)
  return {
    bound: Buffer.concat([header, Buffer.from(name)]),
    key: key && fileKeyOf(key, salt, kind),
  }
}

export async function* seal(content: Pieces, options: SealOptions): AsyncGenerator<Buffer> {
  const [key] = options.keyring
  const facts = Buffer.of(version, kinds[options.kind], key ? 1 : 0)
  const header = Buffer.concat([magic, facts, key?.id ?? noKeyId, randomBytes(saltLength)])
  const cover = coverOf(header, key, options)
  yield header
  let counter = 0
  for await (const { piece, isLast } of cut(content, chunkLength)) {
    yield sealChunk(cover, nonceOf(counter, isLast), piece)
    counter += 1
  }
}

function keyNamed(id: Buffer, { keyring, kind }: SealOptions): BackupKey {
  const key = keyring.find((one) => one.id.equals(id))
  if (key) return key
  const wanted = id.toString('hex')
  if (keyring.length === 0) {
    throw new UnusableBackup(`The ${kind} file is encrypted with key ${wanted}: set BACKUP_KEY.`)
  }
  const given = keyring.map((one) => one.id.toString('hex')).join(', ')
  throw new UnusableBackup(
    `The ${kind} file is encrypted with key ${wanted}; BACKUP_KEY is key ${given}.`,
  )
}

function readHeader(header: Buffer, options: SealOptions): Cover {
  const { keyring, kind } = options
  const isOurs = header.length === headerLength && header.subarray(0, magic.length).equals(magic)
  if (!isOurs) throw damaged(kind)
  const [itsVersion = 0, itsKind, isEncrypted] = header.subarray(magic.length)
  if (itsVersion > version) {
    throw new UnusableBackup(`The ${kind} file was written by a newer release: update the program.`)
  }
  if (itsVersion !== version || itsKind !== kinds[kind] || (isEncrypted ?? 2) > 1)
    throw damaged(kind)
  const id = header.subarray(magic.length + 3, magic.length + 3 + keyIdLength)
  if (isEncrypted) return coverOf(header, keyNamed(id, options), options)
  // An attacker with write access must not be able to replace an encrypted backup with a plain one.
  if (keyring.length > 0) {
    throw new UnusableBackup(
      `The ${kind} file is not encrypted: unset BACKUP_KEY if that is right.`,
    )
  }
  return coverOf(header, undefined, options)
}

async function split(source: Pieces, length: number) {
  const pieces = source[Symbol.asyncIterator]()
  const read: Uint8Array[] = []
  for (let size = 0; size < length; ) {
    const { done, value } = await pieces.next()
    if (done) break
    read.push(value)
    size += value.byteLength
  }
  const begin = Buffer.concat(read)
  async function* rest() {
    yield begin.subarray(length)
    yield* { [Symbol.asyncIterator]: () => pieces }
  }
  const close = async () => void (await pieces.return?.())
  return { head: begin.subarray(0, length), rest: rest(), close }
}

async function* openChunks(source: Pieces, cover: Cover, kind: SealedKind) {
  let counter = 0
  for await (const { piece, isLast } of cut(source, chunkLength + tagLength)) {
    const content = openChunk(cover, nonceOf(counter, isLast), piece)
    if (!content || (content.length === 0 && counter > 0)) throw damaged(kind)
    yield content
    counter += 1
  }
}

/** @throws UnusableBackup when the file is damaged, of another kind or key, or newer */
export async function* unseal(source: Pieces, options: SealOptions): AsyncGenerator<Buffer> {
  const { head, rest, close } = await split(source, headerLength)
  try {
    yield* openChunks(rest, readHeader(head, options), options.kind)
  } finally {
    await close()
  }
}
