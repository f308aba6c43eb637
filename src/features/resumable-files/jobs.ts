import type { Db } from '#platform/handle.ts'
import type { Resumable } from '#platform/uploads/resumable.ts'
import { untilNone } from '#platform/sweeping/batches.ts'
import { endOldUploads } from './queries.ts'

/** How long an upload may take from its beginning to its last byte, however often it broke off. */
const maxUploadMs = 24 * 3600_000

/** Takes away uploads that nobody finished in time, and gives their room back. */
export async function sweepUploads(
  db: Db,
  { resumable }: { resumable: Pick<Resumable, 'forget'> },
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - maxUploadMs)
  await untilNone(async (limit) => {
    const ended = await endOldUploads(db, before, limit)
    for (const id of ended) await resumable.forget(id)
    return ended.length
  })
}
