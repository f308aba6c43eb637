import { copyFile, open, rename, stat, truncate } from 'node:fs/promises'

/** One older file is kept, so the log takes about twice as much. */
const maxLogBytes = 10 * 1024 * 1024

const olderFile = (path: string) => `${path}.1`

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

export const isLogLarge = async (path: string) => (await sizeOf(path)) > maxLogBytes

export const openLog = async (path: string) => {
  if (await isLogLarge(path)) await rename(path, olderFile(path))
  const file = await open(path, 'a', 0o600)
  return { file, from: await sizeOf(path) }
}

/** The server keeps the file open, so it is copied and emptied; what is written between is lost. */
export const rotateLog = async (path: string): Promise<void> => {
  if (!(await isLogLarge(path))) return
  await copyFile(path, olderFile(path))
  await truncate(path)
}
