import { type FileHandle, lstat, open, rm } from 'node:fs/promises'
import { basename, resolve } from 'node:path'

const isReadOnly = (error: { code?: string }) =>
  ['EACCES', 'EROFS', 'EPERM'].includes(error.code ?? '')

/** Falls back to the current folder where the folder of the input is read-only. */
async function openBeside(path: string): Promise<{ file: FileHandle; path: string }> {
  try {
    return { file: await open(path, 'w'), path }
  } catch (error) {
    if (!isReadOnly(error as { code?: string })) throw error
    const here = resolve(basename(path))
    return { file: await open(here, 'w'), path: here }
  }
}

/** Regular files only: run as root, this could otherwise delete /dev/null. */
async function removeOlder(path: string): Promise<void> {
  const older = await lstat(path).catch(() => undefined)
  if (!older?.isFile()) return
  await rm(path, { force: true }).catch((error: { code?: string }) => {
    if (!isReadOnly(error)) throw error
  })
}

export async function openRefused(path: string) {
  await removeOlder(path)
  let opened: Awaited<ReturnType<typeof openBeside>> | undefined
  return {
    write: async (lines: readonly unknown[]): Promise<void> => {
      if (lines.length === 0) return
      opened ??= await openBeside(path)
      await opened.file.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    },
    close: async (): Promise<string | undefined> => {
      await opened?.file.close()
      return opened?.path
    },
  }
}
