import { statfs } from 'node:fs/promises'

/** Less than this is no room for another piece of a file. */
const minFreeBytes = 1024 * 1024

/** Whether something failed because the disk, or what an account may have of it, is full. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')

/** For failures of libraries that do not say why they could not write. */
export async function isFolderFull(folder: string): Promise<boolean> {
  const found = await statfs(folder).catch(() => undefined)
  return found !== undefined && found.bavail * found.bsize < minFreeBytes
}
