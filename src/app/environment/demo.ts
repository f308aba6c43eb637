import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Db } from '#platform/handle.ts'
import type { Passwords } from '#platform/secrets/passwords.ts'
import type { Database } from '#platform/sql.ts'
import type { Storage } from '#platform/storage/storage.ts'

// Loads demo/ only when called, so that a site that is no demo never loads any of it.

export type DemoLogin = { email: string; password: string }

/** Fills a database without ads, and marks it as a demo. */
export async function seedDemo(db: Database): Promise<void> {
  const { seedDemo: seed } = await import('#demo/ads/actions.ts')
  const { thumbhashOf } = await import('#demo/drawings/actions.ts')
  await seed(db, { today: new Date(), thumbhashOf })
}

export async function openDemoAccounts(db: Database, passwords: Passwords): Promise<void> {
  const { openDemoAccounts: open } = await import('#demo/ads/actions.ts')
  await open(db, passwords)
}

type PermitCodeOptions = { storage: Storage; log: FastifyBaseLogger }

/** The QR codes of permits, which only an advertiser can send in. */
export async function addPermitCodes(db: Database, options: PermitCodeOptions): Promise<void> {
  const { addPermitCodes: add } = await import('#demo/permits/actions.ts')
  await add(db, options)
}

export async function readDemoLogins(): Promise<DemoLogin[]> {
  const { demoEmails, demoPassword } = await import('#demo/ads/actions.ts')
  return demoEmails.map((email) => ({ email, password: demoPassword }))
}

type DrawnMediaOptions = { mediaFolder: string; reader: () => Db }

export async function addDrawnMedia(
  app: FastifyInstance,
  { mediaFolder, reader }: DrawnMediaOptions,
) {
  const { drawnPictures } = await import('#demo/drawings/handlers.ts')
  const { drawnPortraits } = await import('#demo/portraits/handlers.ts')
  await app.register(drawnPictures, { folder: join(mediaFolder, 'drawn'), reader })
  await app.register(drawnPortraits)
}
