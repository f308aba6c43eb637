import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** A demo makes a key once and keeps it beside its data, so that what it protects stays good. */
async function keptKey(folder: string, name: string): Promise<Buffer> {
  const file = join(folder, `${name}.key`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const made = randomBytes(32).toString('base64')
  await writeFile(file, made, { mode: 0o600, flag: 'wx' }).catch((error: { code?: string }) => {
    if (error.code !== 'EEXIST') throw error
  })
  return Buffer.from(await readFile(file, 'utf8'), 'base64')
}

/** One key for each purpose, derived from the configured ones (RFC 5869). */
export async function deriveKeys(config: Config) {
  const root = config.encryptionKey ?? (await keptKey(config.dataDir, 'encryption'))
  const [pepper, ...olderPeppers] = config.passwordPeppers
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', root, '', purpose, 32))
  return {
    cookies: derive('dara cookies'),
    /** What rows keep encrypted. */
    vault: derive('dara vault'),
    /** From one refresh token to the next. */
    refresh: derive('dara refresh tokens'),
    pepper: pepper ?? (await keptKey(config.dataDir, 'pepper')),
    /** Passwords that were set under one of these go over to the pepper at the next login. */
    olderPeppers,
  }
}

export type Keys = Awaited<ReturnType<typeof deriveKeys>>
