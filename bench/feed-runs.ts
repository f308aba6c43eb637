import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { storeFeed } from '#features/feeds/runs/actions/fetching.ts'
import { feedJob } from '#features/feeds/worker/jobs/runs.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { seedLookups } from '#features/reference/seeding/actions.ts'
import type { Db } from '#platform/handle.ts'
import { migrate } from '#platform/migrate.ts'
import { openOutgoing } from '#platform/outgoing/outgoing.ts'
import { openDatabase } from '#platform/sql.ts'
import { quiet, startThrowaway } from '#test/throwaway-postgres.ts'

/** 50,000 rows of CSV, 5,000 listings of XML; the dry run, the import. */
const limits = { check: 15, import: 180 }

const words = 'A bright home with a wide balcony over the water, near the tram and the school. '

const element = (at: number) => `<Property>
<Property_Ref_No><![CDATA[X-${at}]]></Property_Ref_No><Property_Status>live</Property_Status>
<Property_purpose>Buy</Property_purpose><Property_Type>Apartment</Property_Type>
<Property_Size>${900 + (at % 500)}</Property_Size><Property_Size_Unit>SQFT</Property_Size_Unit>
<Bedrooms>${at % 5}</Bedrooms><Bathrooms>2</Bathrooms>
<Property_Title><![CDATA[Home ${at} over the Marina]]></Property_Title>
<Property_Title_AR><![CDATA[بيت ${at} يطل على المارينا]]></Property_Title_AR>
<Property_Description><![CDATA[${words.repeat(12)}]]></Property_Description>
<Property_Description_AR><![CDATA[${'شقة مشرقة بشرفة واسعة تطل على الماء. '.repeat(12)}]]></Property_Description_AR>
<Price>${900_000 + at}</Price><Furnished>Yes</Furnished>
<Features><Feature>Balcony</Feature><Feature>Covered Parking</Feature></Features>
<City>Dubai</City><Locality>Dubai Marina</Locality></Property>`

const xml = (count: number) =>
  `<?xml version="1.0"?><Properties>${Array.from({ length: count }, (_, at) => element(at)).join('\n')}</Properties>`

const head =
  'referenceId,name.en,name.ar,description.en,description.ar,purpose,propertyType,location,totalPrice,space,measurement,rooms,bathrooms,amenities'

const line = (at: number) =>
  `C-${at},Home ${at} over the Marina,بيت ${at} يطل على المارينا,"${words.repeat(5)}","${'شقة مشرقة. '.repeat(12)}",sale,apartment,Dubai > Dubai Marina,${900_000 + at},${900 + (at % 500)},sqft,${at % 5},2,balcony|covered-parking`

const csv = (count: number) =>
  `${head}\n${Array.from({ length: count }, (_, at) => line(at)).join('\n')}\n`

async function accountIn(db: Db, number: number): Promise<number> {
  const row = await db
    .insertInto('accounts')
    .values({
      email: `bench-${number}@example.com`,
      name: 'Bench',
      slug: `bench-${number}`,
      role: 'agent',
      email_verified_at: new Date(),
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

type Feed = { db: Db; accountId: number; path: string }

async function feedIn({ db, accountId, path }: Feed): Promise<string> {
  const now = new Date()
  const row = { account_id: accountId, hides_absent: true, language: 'en', created_at: now }
  const { id } = await db
    .insertInto('feeds')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeFeed(path, { db, feedId: id, accountId, now })
  return id
}

type Step = { feedId: string; accountId: number; isCheck: boolean }

async function addedRun(db: Db, { feedId, accountId, isCheck }: Step): Promise<string> {
  const now = new Date()
  const row = { feed_id: feedId, account_id: accountId, phase: 'reading', is_check: isCheck }
  const { id } = await db
    .insertInto('feed_runs')
    .values({ ...row, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** How late the event loop is, which requests beside a run would feel. */
const delays = monitorEventLoopDelay({ resolution: 5 })
delays.enable()
const msOf = (nanoseconds: number) => Math.round(nanoseconds / 1e6)

async function measure(name: string, limit: number, work: () => Promise<unknown>) {
  const [started, before] = [performance.now(), process.cpuUsage()]
  delays.reset()
  await work()
  const { user, system } = process.cpuUsage(before)
  const seconds = (performance.now() - started) / 1_000
  const cpu = (user + system) / 1e6
  const memory = Math.round(process.memoryUsage.rss() / 1e6)
  console.log(
    `${name.padEnd(28)} ${seconds.toFixed(1).padStart(7)} s, limit ${limit} s; cpu ${cpu.toFixed(1)} s, ${memory} MB; event loop ${msOf(delays.percentile(99))} ms, at most ${msOf(delays.max)} ms`,
  )
}

const server = await startThrowaway()
const database = await openDatabase(server.connection, { log: quiet, max: 8 })
const admin = await openDatabase(server.connection, { log: quiet, max: 1, statementTimeout: 0 })
const folder = await mkdtemp(join(tmpdir(), 'dara-bench-'))
try {
  await migrate(admin.pool, 'db/migrations')
  await seedLookups(admin, 'db/seed')
  const db = database.kysely
  const [gazetteer, catalogue] = [await readGazetteer(db), await readCatalogue(db)]
  const { run } = feedJob({
    db,
    jobs: { enqueueInTurn: async () => undefined },
    // In one turn, since nothing takes up what is put back.
    turnMs: Number.POSITIVE_INFINITY,
    outgoing: openOutgoing(),
    folder,
    log: quiet as never,
    gazetteer: () => gazetteer,
    catalogue: () => catalogue,
  })
  const feeds = { 'XML, 5,000 listings': xml(5_000), 'CSV, 50,000 rows': csv(50_000) }
  for (const [at, [name, text]] of Object.entries(feeds).entries()) {
    const path = join(folder, 'feed')
    await writeFile(path, text)
    const accountId = await accountIn(db, at)
    const feedId = await feedIn({ db, accountId, path })
    const check = await addedRun(db, { feedId, accountId, isCheck: true })
    await measure(`${name}: dry run`, limits.check, () => run({ runId: check }))
    const first = await addedRun(db, { feedId, accountId, isCheck: false })
    await measure(`${name}: import`, limits.import, () => run({ runId: first }))
    const again = await addedRun(db, { feedId, accountId, isCheck: false })
    await measure(`${name}: the same again`, limits.import, () => run({ runId: again }))
    const rows = await db
      .selectFrom('feed_runs')
      .select(['state', 'counts', 'results'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute()
    console.log(rows.map((row) => `   ${JSON.stringify(row)}`).join('\n'))
  }
} finally {
  await database.close()
  await admin.close()
  await server.remove()
  await rm(folder, { recursive: true })
}
