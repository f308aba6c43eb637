import { fillDatabase } from '../support/full-database.ts'
import { fillUploads } from '../support/full-uploads.ts'
import { type Goal, goal } from '../support/goals.ts'
import { openSmallDisk, type SmallDisk } from '#test/files/small-disk.ts'

export const title = 'the disk of uploads is full, then that of the database'

/** Room for some uploads; for a new cluster, its first log of changes and the compiled code. */
const megabytes = { uploads: 64, database: 360 }

async function withDisk(size: number, work: (disk: SmallDisk) => Promise<Goal[]>) {
  const disk = await openSmallDisk(size)
  if (disk) return work(disk).finally(disk.close)
  console.log('  NOT PERFORMED: a disk to fill needs root and leave to mount a tmpfs\n')
  return [goal('performed', 0, { exactly: 1 })]
}

export async function run(): Promise<Goal[]> {
  return [
    ...(await withDisk(megabytes.uploads, fillUploads)),
    ...(await withDisk(megabytes.database, fillDatabase)),
  ]
}
