import { copyFile, open, rename, stat, truncate } from 'node:fs/promises'

/** Beside the file there is one older file, so the server's log takes about twice as much. */
const maxLogBytes = 10 * 1024 * 1024

const olderFile = (path: string) => `${path}.1`

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

export const isLogLarge = async (path: string) => (await sizeOf(path)) > maxLogBytes

/** For a server that is about to start; `from` is where what it says will begin. */
export const openLog = async (path: string) => {
  if (await isLogLarge(path)) await rename(path, olderFile(path))
  const file = await open(path, 'a', 0o600)
  return { file, from: await sizeOf(path) }
}

/**
 * Puts aside what a running server has written. It keeps the file open and writes at its end, so the
 * file is copied and emptied; what it writes between the two is lost.
 */
export const rotateLog = async (path: string): Promise<void> => {
  if (!(await isLogLarge(path))) return
  await copyFile(path, olderFile(path))
  await truncate(path)
}
