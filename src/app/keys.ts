import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** A demo makes its key once and keeps it beside its data, so that cookies outlive a restart. */
async function keptKey(folder: string): Promise<Buffer> {
  const file = join(folder, 'encryption.key')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const made = randomBytes(32).toString('base64')
  await writeFile(file, made, { mode: 0o600, flag: 'wx' }).catch((error: { code?: string }) => {
    if (error.code !== 'EEXIST') throw error
  })
  return Buffer.from(await readFile(file, 'utf8'), 'base64')
}

export type Keys = { cookies: Buffer }

/** One key for each purpose, derived from the configured one (RFC 5869). */
export async function deriveKeys(config: Config): Promise<Keys> {
  const root = config.encryptionKey ?? (await keptKey(config.dataDir))
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', root, '', purpose, 32))
  return { cookies: derive('dara cookies') }
}
