export type StoredObject = { name: string; bytes: number; changedAt: Date }

export type Content = AsyncIterable<Uint8Array>

export type ObjectStore = {
  /** Whole or not at all; durable and under its name only after `settle`. */
  write: (name: string, content: Content, type?: string) => Promise<void>
  settle: () => Promise<void>
  read: (name: string) => Promise<Content | undefined>
  /** In no particular order; `folder` is for example `media/`. */
  list: (folder: string) => AsyncIterable<StoredObject>
  remove: (names: readonly string[]) => Promise<void>
}

const draftPattern = /^(.*?)\.?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.draft$/

export const isDraft = (name: string) => draftPattern.test(name)

export const nameOfDraft = (draft: string): string | undefined => draftPattern.exec(draft)?.[1]

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
