import type { Db } from '#platform/handle.ts'
import type { Resumable } from '#platform/uploads/resumable.ts'
import { endOldUploads } from './queries.ts'

/** How long an upload may take from its beginning to its last byte, however often it broke off. */
const maxUploadMs = 24 * 3600_000

/** Takes away uploads that nobody finished in time, and gives their room back. */
export async function sweepUploads(
  db: Db,
  { resumable }: { resumable: Pick<Resumable, 'forget'> },
  now: Date,
): Promise<void> {
  const ended = await endOldUploads(db, new Date(now.getTime() - maxUploadMs))
  for (const id of ended) await resumable.forget(id)
}
