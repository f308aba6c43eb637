import { dayMs } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { allInTurn, maxBatchRows } from '#platform/sweeping/batches.ts'
import type { Resumable } from '#platform/uploads/resumable.ts'
import { endUpload, findBegun, findOverUploads } from './queries.ts'

/** Counted from its beginning to its last byte, however often the connection breaks. */
const maxUploadMs = dayMs

/** Includes those of erased accounts. One whose bytes cannot be removed keeps its room. */
export async function sweepUploads(
  db: Db,
  { resumable }: { resumable: Pick<Resumable, 'end'> },
  now: Date,
): Promise<void> {
  const over = await findOverUploads(db, new Date(now.getTime() - maxUploadMs))
  await allInTurn(
    over.map(
      ({ id, accountId }) =>
        () =>
          resumable.end(id, () => endUpload(db, accountId, id)),
    ),
  )
}

/** An upload takes its room before its first byte, so bytes without room are left over. */
export async function sweepUncountedBytes(
  db: Db,
  { resumable }: { resumable: Pick<Resumable, 'end' | 'list'> },
): Promise<void> {
  const ids = await resumable.list()
  const uncounted: string[] = []
  for (let from = 0; from < ids.length; from += maxBatchRows) {
    const some = ids.slice(from, from + maxBatchRows)
    const begun = await findBegun(db, some)
    uncounted.push(...some.filter((id) => !begun.has(id)))
  }
  const nothing = async () => undefined
  await allInTurn(uncounted.map((id) => () => resumable.end(id, nothing)))
}
