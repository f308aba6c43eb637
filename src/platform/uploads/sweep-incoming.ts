import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '#i18n/time-units.ts'

/** Longer than any request. */
const maxAgeMs = dayMs

export async function sweepIncoming(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    const isOld = found && found.mtimeMs <= now.getTime() - maxAgeMs
    if (isOld) await rm(path, { recursive: true, force: true })
  }
}
