import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { filesBelow, flush, ignoreAbsent } from './disk.ts'
import { type Content, forEachOf, type ObjectStore, type StoredObject } from './object-store.ts'

const flushesAtOnce = 8

async function writeDraft(draft: string, content: Content): Promise<void> {
  await mkdir(dirname(draft), { recursive: true, mode: 0o700 })
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(content)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

async function* listFolder(root: string, folder: string): AsyncGenerator<StoredObject> {
  for await (const entry of filesBelow(join(root, folder))) {
    const path = join(entry.parentPath, entry.name)
    const found = await stat(path).catch(ignoreAbsent)
    if (found) yield { name: relative(root, path), bytes: found.size, changedAt: found.mtime }
  }
}

async function readFileAt(path: string): Promise<Content | undefined> {
  const file = await open(path, 'r').catch(ignoreAbsent)
  return file?.createReadStream({ highWaterMark: 256 * 1024 })
}

/** Flushing each file allows some hundreds a second, so `settle` flushes and renames together. */
export function folderObjects(root: string, pathOf = (name: string) => name): ObjectStore {
  let drafts: { draft: string; path: string }[] = []
  const place = (name: string) => join(root, pathOf(name))

  return {
    write: async (name, content) => {
      const path = place(name)
      const draft = `${path}.${randomUUID()}.draft`
      await writeDraft(draft, content)
      drafts.push({ draft, path })
    },
    settle: async () => {
      const written = drafts
      drafts = []
      await forEachOf(written, flushesAtOnce, ({ draft }) => flush(draft))
      await forEachOf(written, flushesAtOnce, ({ draft, path }) => rename(draft, path))
      const folders = new Set(written.map(({ path }) => dirname(path)))
      await forEachOf([...folders], flushesAtOnce, flush)
    },
    read: (name) => readFileAt(place(name)),
    list: (folder) => listFolder(root, folder),
    remove: async (names) => {
      await forEachOf(names, flushesAtOnce, (name) => rm(place(name), { force: true }))
    },
  }
}
