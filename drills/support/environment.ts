import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#app/config.ts'
import { deriveKeys } from '#app/keys.ts'
import { setHashKey } from '#platform/database/keyed-hash.ts'
import { findMails } from '#platform/mail/mails.ts'
import { openPasswords, type Passwords } from '#platform/secrets/passwords.ts'
import { openVault } from '#platform/secrets/vault.ts'
import { type Database, openDatabase } from '#platform/sql.ts'
import { addressOf } from '#test/backups/database-address.ts'
import { addRegistrationPhotos } from '#test/files/site-photos.ts'
import { quiet, startThrowaway } from '#test/throwaway-postgres.ts'
import { remoteClient } from './remote-client.ts'
import { startProgram } from './programs.ts'

const secret = () => randomBytes(32).toString('base64')

/** Production with all its limits, told by a proxy on this machine where callers come from. */
export const environmentOf = (dataDir: string) => ({
  PUBLIC_URL: 'http://localhost',
  DATA_DIR: dataDir,
  ENCRYPTION_KEY: secret(),
  PASSWORD_PEPPER: secret(),
  TRUST_PROXY: 'loopback',
  SMTP_URL: 'outbox',
  RATE_LIMITS: 'on',
  WORKER: 'off',
  PORT: '0',
})

/** Accounts that can log in, without the way through a mail. */
export const peopleAdder =
  (db: Database, passwords: Passwords) =>
  async (howMany: number, role = 'agent') => {
    const password_hash = await passwords.hash('mint tea')
    const rows = Array.from({ length: howMany }, () => ({
      role,
      slug: role,
      name: 'Sara Haddad',
      email: `${role}-${randomUUID().slice(0, 8)}@example.com`,
      email_verified_at: new Date(),
      password_hash,
    }))
    return db.kysely.insertInto('accounts').values(rows).returning(['id', 'email']).execute()
  }

const withoutPages = 'drills/support/server.ts'

/** A separate PostgreSQL, without fsync unless `isDurable`, and what our programs need to run on it. */
export async function openEnvironment({ isDurable = false } = {}) {
  const postgres = await (isDurable ? startThrowaway({}) : startThrowaway())
  const dataDir = await mkdtemp(join(tmpdir(), 'dara-drill-'))
  const env = {
    ...environmentOf(dataDir),
    DATABASE_URL: addressOf(postgres.connection),
    DATABASE_DURABILITY: isDurable ? 'checked' : 'unchecked',
  }
  const keys = await deriveKeys(readConfig(env))
  const db = await openDatabase(postgres.connection, {
    log: quiet,
    max: 4,
    statementTimeout: 0,
  })
  setHashKey(db.kysely, keys.hashes)
  const vault = openVault(keys.vault)
  const passwords = openPasswords(keys.pepper)

  const startServer = async (more: Record<string, string> = {}, file = withoutPages) => {
    const program = await startProgram(file, { ...env, ...more })
    const port = Number(/http:\/\/[\w.]+:(\d+)/.exec(program.said)?.[1])
    const site = remoteClient(port, (to) => findMails(db.kysely, vault, to))
    return { ...program, port, site }
  }

  const addPeople = peopleAdder(db, passwords)

  const close = async () => {
    await db.close()
    await postgres.remove()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { env, keys, db, startServer, addPeople, close }
}

export type DrillEnvironment = Awaited<ReturnType<typeof openEnvironment>>
export type DrillServer = Awaited<ReturnType<DrillEnvironment['startServer']>>

/** One server on its own world, both gone afterwards. */
export async function withServer<T>(
  work: (server: DrillServer, environment: DrillEnvironment) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const environment = await openEnvironment()
  try {
    const server = await environment.startServer(env)
    await addRegistrationPhotos(environment.db)
    return await work(server, environment).finally(server.stop)
  } finally {
    await environment.close()
  }
}

let host = 0
/** Another caller's address each time, in its own network: networks have limits, too. */
export const newAddress = () => {
  host += 1
  return `10.${(host >> 8) & 255}.${host & 255}.${1 + ((host >> 16) & 127)}`
}
