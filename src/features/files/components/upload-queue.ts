import type { SentFile } from '../contract.ts'

/** A chosen file on its way; `fault` says why it is not there, in the reader's language. */
export type Upload = { key: number; file: File; progress: number } & (
  | { state: 'waiting' | 'sending' }
  | { state: 'sent'; sent: SentFile }
  | { state: 'failed'; fault: string }
)

type Way = { onProgress: (share: number) => void; signal: AbortSignal }

/** Sends one file and says what became of it. */
export type Send = (file: File, way: Way) => Promise<{ sent: SentFile } | { fault: string }>

/** A phone's line is shared by all that is sent: more at once only makes each slower. */
const atOnce = 3

const newUpload = (key: number, file: File): Upload => ({
  key,
  file,
  progress: 0,
  state: 'waiting',
})

/** The list that a page draws; whoever listens is told of every change. */
function newList() {
  let uploads: readonly Upload[] = []
  let lastKey = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly Upload[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  return {
    set,
    uploads: () => uploads,
    change: (key: number, to: (upload: Upload) => Upload) =>
      set(uploads.map((upload) => (upload.key === key ? to(upload) : upload))),
    add: (files: readonly File[]) => {
      const added = files.map((file, at) => newUpload(lastKey + at + 1, file))
      lastKey += files.length
      set([...uploads, ...added])
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Chosen files in their order, sent a few at a time; each can be given up or tried again. */
export function newUploadQueue(send: Send) {
  const list = newList()
  const { set, change, uploads, subscribe } = list
  const ways = new Map<number, AbortController>()

  async function sendOne({ key, file }: Upload) {
    const way = new AbortController()
    ways.set(key, way)
    change(key, (upload) => ({ ...upload, state: 'sending', progress: 0 }))
    const onProgress = (progress: number) => change(key, (upload) => ({ ...upload, progress }))
    const end = await send(file, { onProgress, signal: way.signal })
    if (ways.get(key) !== way) return
    ways.delete(key)
    const state = 'sent' in end ? 'sent' : 'failed'
    change(key, () => ({ key, file, progress: 1, state, ...end }) as Upload)
    next()
  }

  function next() {
    const waiting = uploads().filter(({ state }) => state === 'waiting')
    for (const upload of waiting.slice(0, atOnce - ways.size)) void sendOne(upload)
  }

  const add = (files: readonly File[]) => {
    list.add(files)
    next()
  }
  const retry = (key: number) => {
    change(key, ({ file }) => newUpload(key, file))
    next()
  }
  /** Gives up what is under way; what has been sent is the caller's to delete. */
  const remove = (key: number) => {
    ways.get(key)?.abort()
    ways.delete(key)
    set(uploads().filter((upload) => upload.key !== key))
    next()
  }
  return { subscribe, uploads, add, retry, remove }
}
