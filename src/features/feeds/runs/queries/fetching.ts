import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { repeatUntilNone } from '#platform/sweeping/batches.ts'

export async function dropChunks(db: Db, feedId: string): Promise<void> {
  await db.deleteFrom('feed_chunks').where('feed_id', '=', feedId).execute()
}

/** Keeps the file while another run is under way; otherwise the next run fetches again. */
export async function dropFetched(db: Db, runId: string): Promise<void> {
  await sql`
    delete from feed_chunks c
    using feed_runs r, feeds f
    where r.id = ${runId} and f.id = r.feed_id and f.url is not null and c.feed_id = f.id
      and not exists (
        select from feed_runs other
        where other.feed_id = f.id and other.id <> r.id
          and other.state in ('queued', 'running'))`.execute(db)
}

type Chunk = { feedId: string; position: number; bytes: Buffer; now: Date }

export async function addChunk(db: Db, { feedId, position, bytes, now }: Chunk): Promise<void> {
  const row = { feed_id: feedId, position, bytes, added_at: now }
  await db.insertInto('feed_chunks').values(row).execute()
}

async function findChunk(db: Db, feedId: string, position: number) {
  const row = await db
    .selectFrom('feed_chunks')
    .select('bytes')
    .where('feed_id', '=', feedId)
    .where('position', '=', position)
    .executeTakeFirst()
  return row?.bytes
}

export async function* chunksOf(db: Db, feedId: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const bytes = await findChunk(db, feedId, position)
    if (!bytes) return
    yield bytes
  }
}

const maxChunks = 100

/** The first chunk has the time, so it is deleted last. */
export async function dropOldChunks(db: Db, before: Date): Promise<void> {
  await repeatUntilNone(async (limit) => {
    const dropped = await sql`
      delete from feed_chunks
      where ctid = any (array(
        select c.ctid
        from feed_chunks first
        join feed_chunks c on c.feed_id = first.feed_id
        where first.position = 0 and first.added_at < ${before}
          and not exists (
            select from feed_runs r
            where r.feed_id = c.feed_id and r.state in ('queued', 'running'))
        order by c.feed_id, c.position desc
        limit ${limit}))`.execute(db)
    return Number(dropped.numAffectedRows ?? 0)
  }, maxChunks)
}
