import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

const fileOf = (folder: string, name: string) => join(folder, `${name}.key`)

/** Kept beside the demo's data, so that encrypted data stays readable. */
async function keptKey(folder: string, name: string): Promise<Buffer> {
  const file = fileOf(folder, name)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const made = randomBytes(32).toString('base64')
  await writeFile(file, made, { mode: 0o600, flag: 'wx' }).catch((error: { code?: string }) => {
    if (error.code !== 'EEXIST') throw error
  })
  return Buffer.from(await readFile(file, 'utf8'), 'base64')
}

async function readKept(folder: string, name: string): Promise<Buffer | undefined> {
  const text = await readFile(fileOf(folder, name), 'utf8').catch((error: { code?: string }) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
  return text === undefined ? undefined : Buffer.from(text, 'base64')
}

const idOf = (key: Buffer) =>
  createHmac('sha256', key).update('dara key id').digest('hex').slice(0, 16)

/** Ids from which no key can be derived. Creates no keys. */
export async function identifyKeys({ dataDir, encryptionKey, passwordPeppers }: Config) {
  const kept = {
    encryption: encryptionKey ? undefined : await readKept(dataDir, 'encryption'),
    pepper: passwordPeppers.length > 0 ? undefined : await readKept(dataDir, 'pepper'),
  }
  const encryption = encryptionKey ?? kept.encryption
  const peppers = kept.pepper ? [kept.pepper] : passwordPeppers
  return {
    encryption: encryption ? idOf(encryption) : null,
    /** The first makes new hashes, the others are only read. */
    peppers: peppers.map(idOf),
    kept,
  }
}

export async function putBackKey(folder: string, name: string, key: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (await readKept(folder, name)) return
  await writeFile(fileOf(folder, name), key, { mode: 0o600 })
}

const sandboxSecretIn = ({ gateway }: Config) =>
  gateway?.name === 'sandbox' && gateway.secret !== undefined
    ? Buffer.from(gateway.secret)
    : undefined

/** One key for each purpose (RFC 5869). */
export async function deriveKeys(config: Config) {
  const root = config.encryptionKey ?? (await keptKey(config.dataDir, 'encryption'))
  const [pepper, ...olderPeppers] = config.passwordPeppers
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', root, '', purpose, 32))
  return {
    cookies: derive('dara cookies'),
    vault: derive('dara vault'),
    /** For lookups of values that could be guessed: hashes of addresses, names and requests. */
    hashes: derive('dara hashes'),
    refresh: derive('dara refresh tokens'),
    /** Signs the notices of the sandbox gateway. */
    sandbox: sandboxSecretIn(config) ?? derive('dara sandbox'),
    pepper: pepper ?? (await keptKey(config.dataDir, 'pepper')),
    /** Passwords hashed with one of these are rehashed at the next login. */
    olderPeppers,
  }
}

export type Keys = Awaited<ReturnType<typeof deriveKeys>>
