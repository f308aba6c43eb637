import { statfs } from 'node:fs/promises'

const minFreeBytes = 1024 * 1024

export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')

/** For libraries that do not report why a write failed. */
export async function isFolderFull(folder: string): Promise<boolean> {
  const found = await statfs(folder).catch(() => undefined)
  return found !== undefined && found.bavail * found.bsize < minFreeBytes
}
