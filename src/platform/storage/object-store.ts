export type StoredObject = { name: string; bytes: number; changedAt: Date }

export type Content = AsyncIterable<Uint8Array>

export type ObjectStore = {
  /** Whole or not at all; there to stay, and under its name, once `settle` has returned. */
  write: (name: string, content: Content, type?: string) => Promise<void>
  settle: () => Promise<void>
  /** Undefined when there is no such file. */
  read: (name: string) => Promise<Content | undefined>
  /** What lies below a folder (`media/`), in no certain order. */
  list: (folder: string) => AsyncIterable<StoredObject>
  /** Files that are not there count as removed. */
  remove: (names: readonly string[]) => Promise<void>
}

const draftPattern = /^(.*?)\.?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.draft$/

/** What a process that was killed left of a file it was writing. */
export const isDraft = (name: string) => draftPattern.test(name)

/** The name that a draft of `folderObjects` would have got; undefined of what is no draft. */
export const nameOfDraft = (draft: string): string | undefined => draftPattern.exec(draft)?.[1]

/** Runs a task for each, a few at a time; the first that fails ends it. */
export async function forEachOf<T>(
  list: readonly T[],
  atOnce: number,
  task: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = list.values()
  const runNext = async () => {
    for (const one of waiting) await task(one)
  }
  await Promise.all(Array.from({ length: atOnce }, runNext))
}
