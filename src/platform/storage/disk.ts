import type { Dirent } from 'node:fs'
import { open, opendir } from 'node:fs/promises'

export const ignoreAbsent = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
  return undefined
}

/** So that what was written to a file, or which files a folder has, survives a loss of power. */
export async function flush(path: string): Promise<void> {
  const file = await open(path, 'r')
  await file.sync().finally(() => file.close())
}

export async function* filesBelow(folder: string): AsyncGenerator<Dirent> {
  const opened = await opendir(folder, { recursive: true }).catch(ignoreAbsent)
  if (!opened) return
  for await (const entry of opened) if (entry.isFile()) yield entry
}
