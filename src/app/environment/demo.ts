import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#platform/handle.ts'
import type { Passwords } from '#platform/secrets/passwords.ts'
import type { Database } from '#platform/sql.ts'

// The one way from the product to demo/. Each part is loaded when it is called, so a site that is no
// demo never loads any of it.

export type DemoLogin = { email: string; password: string }

/** Fills a database that has no ads with the demo's, and marks it as a demo's. */
export async function seedDemo(db: Database): Promise<void> {
  const { seedDemo: seed } = await import('#demo/ads/actions.ts')
  const { thumbhashOf } = await import('#demo/drawings/actions.ts')
  await seed(db, { today: new Date(), thumbhashOf })
}

export async function openDemoAccounts(db: Database, passwords: Passwords): Promise<void> {
  const { openDemoAccounts: open } = await import('#demo/ads/actions.ts')
  await open(db, passwords)
}

/** One account of each role, as which the demo can be tried. */
export async function readDemoLogins(): Promise<DemoLogin[]> {
  const { demoEmails, demoPassword } = await import('#demo/ads/actions.ts')
  return demoEmails.map((email) => ({ email, password: demoPassword }))
}

type Serving = { mediaFolder: string; reader: () => Db }

/** Serves the pictures of the demo's ads and people, made when first asked for and kept in the folder. */
export async function addDrawnMedia(app: FastifyInstance, { mediaFolder, reader }: Serving) {
  const { drawnPictures } = await import('#demo/drawings/handlers.ts')
  const { drawnPortraits } = await import('#demo/portraits/handlers.ts')
  await app.register(drawnPictures, { folder: join(mediaFolder, 'drawn'), reader })
  await app.register(drawnPortraits)
}
