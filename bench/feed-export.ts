import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { dialects } from '#features/feeds/formats/contract.ts'
import { feedDialectHandlers } from '#features/feeds/formats/handlers.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { insertProperties } from '#features/posting/submission/queries/one-ad.ts'
import { seedLookups } from '#features/reference/seeding/actions.ts'
import type { Db, Download, Handler } from '#platform/handle.ts'
import { migrate } from '#platform/migrate.ts'
import { type Database, openDatabase } from '#platform/sql.ts'
import { addAccounts, generateAds } from '#test/generated-ads.ts'
import { quiet, startThrowaway } from '#test/throwaway-postgres.ts'

const count = Number(process.argv[2] ?? 100_000)
/** An export of 100,000 ads may take this much more memory than the server without it. */
const limitMegabytes = 150
const megabyte = 1024 * 1024

/** What the handler is given by the server, as far as it asks for it. */
const callOf = (db: Db, id: number, dialect: string) => ({
  db,
  account: { id, role: 'broker', sessionId: '' },
  caller: { allowance: 100, origin: () => 'https://dara.example' },
  query: { dialect, state: 'all' },
  now: new Date(),
})

const server = await startThrowaway()
const db = await openDatabase(server.connection, { log: quiet, max: 4, statementTimeout: 0 })
try {
  await migrate(db.pool, 'db/migrations')
  await seedLookups(db, 'db/seed')
  await measure(db)
} finally {
  await db.close()
  await server.remove()
}

async function addAds({ kysely }: Database, account: number, lookups: Lookups): Promise<void> {
  for (let from = 0; from < count; from += 5_000) {
    const ads = generateAds(Math.min(5_000, count - from), from, {
      ...lookups,
      accounts: [account],
      now: new Date(),
    })
    const own = ads.map((ad, at) => {
      const name = `R-${from + at}`
      return { ...ad, accountId: account, agencyId: null, referenceId: name, sourceId: name }
    })
    await insertProperties(kysely, own)
  }
  await db.pool.query('vacuum analyze properties')
}

type Lookups = {
  gazetteer: Awaited<ReturnType<typeof readGazetteer>>
  catalogue: Awaited<ReturnType<typeof readCatalogue>>
}

async function exportAll(handler: Handler, id: number, dialect: string): Promise<void> {
  global.gc?.()
  const before = process.memoryUsage().rss
  const [spent, started] = [process.cpuUsage(), performance.now()]
  let [most, bytes, lines] = [before, 0, 0]
  const file = (await handler.run(callOf(db.kysely, id, dialect) as never)) as Download
  for await (const part of file.content as AsyncIterable<string>) {
    bytes += Buffer.byteLength(part)
    lines += part.split('R-').length - 1
    most = Math.max(most, process.memoryUsage().rss)
  }
  const { user, system } = process.cpuUsage(spent)
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  const grown = (most - before) / megabyte
  const verdict = grown < limitMegabytes ? 'met' : 'NOT met'
  console.log(
    `${dialect.padEnd(16)} ${lines} of ${count} ads, ${(bytes / megabyte).toFixed(0)} MB, ${seconds} s (Node ${((user + system) / 1e6).toFixed(1)} s CPU), +${grown.toFixed(0)} MB (< ${limitMegabytes}): ${verdict}`,
  )
}

async function measure(database: Database): Promise<void> {
  const gazetteer = await readGazetteer(database.kysely)
  const catalogue = await readCatalogue(database.kysely)
  const [account = 0] = await addAccounts(database, 1)
  await addAds(database, account, { gazetteer, catalogue })
  const handlers = feedDialectHandlers({ gazetteer: () => gazetteer, catalogue: () => catalogue })
  for (const dialect of dialects) await exportAll(handlers[0]!, account, dialect)
}
