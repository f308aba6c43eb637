import { execFile } from 'node:child_process'
import { chmod, mkdtemp, open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isDiskFull } from '#platform/storage/disk-space.ts'

const run = promisify(execFile)

export type SmallDisk = {
  folder: string
  /** Takes all of the space but so many bytes. */
  fill: (leftBytes?: number) => Promise<void>
  empty: () => Promise<void>
  close: () => Promise<void>
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Writes until so many bytes are left; a disk may be full a little before it says so. */
async function fillFile(path: string, folder: string, leftBytes: number) {
  const piece = Buffer.alloc(64 * 1024)
  await using file = await open(path, 'a')
  const writeNext = async (): Promise<void> => {
    const bytes = Math.min(piece.length, (await freeBytes(folder)) - leftBytes)
    if (bytes <= 0) return
    await file.write(piece, 0, bytes)
    await writeNext()
  }
  await writeNext().catch((error: unknown) => {
    if (!isDiskFull(error)) throw error
  })
}

/** A separate disk in memory; undefined where this machine does not let us mount one. */
export async function openSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'dara-small-disk-'))
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]
  const isMounted = await run('mount', options).then(
    () => true,
    () => false,
  )
  if (!isMounted) {
    await rm(folder, { recursive: true })
    return undefined
  }
  await chmod(folder, 0o711)
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: (leftBytes = 0) => fillFile(filler, folder, leftBytes),
    empty: () => rm(filler, { force: true }),
    close: async () => {
      await run('umount', ['--lazy', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
