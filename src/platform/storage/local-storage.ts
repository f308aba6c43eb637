import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesBelow, flush, ignoreAbsent } from './disk.ts'
import { folderObjects } from './folder-objects.ts'
import type { Storage, StoredKey } from './storage.ts'

const drafts = '.draft'

const writer =
  (place: (key: string) => string) =>
  async (key: string, fill: (draft: string) => Promise<unknown>) => {
    // A draft has a key like others, so the sweep removes it when the process is killed.
    const draft = place(`${key.slice(0, 2)}${randomUUID()}${drafts}`)
    await mkdir(dirname(draft), { recursive: true, mode: 0o700 })
    try {
      await fill(draft)
      await flush(draft)
      await rename(draft, place(key))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    await flush(dirname(place(key)))
  }

export function localStorage(folder: string): Storage {
  const place = (key: string) => join(folder, key.slice(0, 2), key)

  const write = writer(place)

  return {
    put: (key, bytes) =>
      write(key, async (draft) => {
        const file = await open(draft, 'wx', 0o600)
        await file.writeFile(bytes).finally(() => file.close())
      }),
    putFile: (key, path) => write(key, (draft) => copyFile(path, draft)),
    read: (key) => readFile(place(key)).catch(ignoreAbsent),
    send: async (key, _request, reply) => {
      if (!(await stat(place(key)).catch(ignoreAbsent))) return false
      const options = { cacheControl: false, contentType: false }
      reply.sendFile(join(key.slice(0, 2), key), folder, options)
      return true
    },
    remove: async (keys) => {
      await Promise.all(keys.map((key) => rm(place(key), { force: true })))
    },
    async *list(): AsyncGenerator<StoredKey> {
      for await (const entry of filesBelow(folder)) {
        const found = await stat(join(entry.parentPath, entry.name)).catch(ignoreAbsent)
        if (found) yield { key: entry.name, changedAt: found.mtime }
      }
    },
    objects: folderObjects(folder, (key) => join(key.slice(0, 2), key)),
  }
}
