import { execFile } from 'node:child_process'
import { chmod, mkdtemp, open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type SmallDisk = {
  folder: string
  /** Takes all of the space but so many bytes. */
  fill: (leftBytes?: number) => Promise<void>
  empty: () => Promise<void>
  close: () => Promise<void>
}

/** A disk of its own in memory; undefined where this machine does not let us mount one. */
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
  const piece = Buffer.alloc(64 * 1024)

  const freeBytes = async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
  const fill = async (leftBytes = 0) => {
    const file = await open(filler, 'a')
    try {
      for (;;) {
        const bytes = Math.min(piece.length, (await freeBytes()) - leftBytes)
        if (bytes <= 0) return
        await file.write(piece, 0, bytes)
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    } finally {
      await file.close()
    }
  }
  return {
    folder,
    fill,
    empty: () => rm(filler, { force: true }),
    close: async () => {
      await run('umount', ['--lazy', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
