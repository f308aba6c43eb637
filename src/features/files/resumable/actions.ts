import { dayMs } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { allInTurn, batchRows } from '#platform/sweeping/batches.ts'
import type { Resumable } from '#platform/uploads/resumable.ts'
import { endUpload, findBegun, findOverUploads } from './queries.ts'

/** How long an upload may take from its beginning to its last byte, however often it broke off. */
const maxUploadMs = dayMs

/**
 * Takes away uploads that nobody finished in time, and those of accounts that were erased. One whose bytes
 * cannot be removed keeps its room, and keeps no other from being swept.
 */
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

/**
 * Removes bytes on the disk of this machine that have no room: of a beginning that was under way when its
 * account was erased, of uploads that were swept by another machine, or of a database that was put back. The
 * room of an upload is taken before its first byte, so what has none is over however young it is.
 */
export async function sweepUncountedBytes(
  db: Db,
  { resumable }: { resumable: Pick<Resumable, 'end' | 'list'> },
): Promise<void> {
  const ids = await resumable.list()
  const uncounted: string[] = []
  for (let from = 0; from < ids.length; from += batchRows) {
    const some = ids.slice(from, from + batchRows)
    const begun = await findBegun(db, some)
    uncounted.push(...some.filter((id) => !begun.has(id)))
  }
  const nothing = async () => undefined
  await allInTurn(uncounted.map((id) => () => resumable.end(id, nothing)))
}
