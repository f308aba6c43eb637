import type { SentFile } from '../contract.ts'

export type Upload = { key: number; file: File; progress: number } & (
  | { state: 'waiting' | 'sending' | 'paused' }
  | { state: 'sent'; sent: SentFile }
  | { state: 'failed'; fault: string; isLost?: boolean; isFinal?: boolean }
)

type SendOptions = { onProgress: (share: number) => void; signal: AbortSignal }

/** `isLost`: the connection failed; `isFinal`: the same file would be refused again. */
type End = { sent: SentFile } | { fault: string; isLost?: boolean; isFinal?: boolean }

/** A signal with the reason `paused` means that the file continues later. */
export type Send = (file: File, way: SendOptions) => Promise<End>

/** More at once would make each slower on the connection of a phone. */
const atOnce = 3

const newUpload = (key: number, file: File, progress = 0): Upload => ({
  key,
  file,
  progress,
  state: 'waiting',
})

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

type List = ReturnType<typeof newList>

function newLine({ uploads, change }: List, send: Send) {
  const ways = new Map<number, AbortController>()

  async function sendOne({ key, file }: Upload) {
    const way = new AbortController()
    ways.set(key, way)
    change(key, ({ progress }) => ({ key, file, progress, state: 'sending' }))
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
  const stop = (key: number, reason: 'paused' | 'given up') => {
    ways.get(key)?.abort(reason)
    ways.delete(key)
  }
  return { next, stop }
}

export function newUploadQueue(send: Send) {
  const list = newList()
  const { set, change, uploads, subscribe } = list
  const { next, stop } = newLine(list, send)

  const add = (files: readonly File[]) => {
    list.add(files)
    next()
  }
  const retry = (key: number) => {
    change(key, ({ file, state, progress }) =>
      newUpload(key, file, state === 'paused' ? progress : 0),
    )
    next()
  }
  const retryLost = () => {
    const lost = uploads().filter((upload) => upload.state === 'failed' && upload.isLost)
    for (const { key } of lost) retry(key)
  }
  const pause = (key: number) => {
    stop(key, 'paused')
    change(key, ({ file, progress }) => ({ key, file, progress, state: 'paused' }))
    next()
  }
  const remove = (key: number) => {
    stop(key, 'given up')
    set(uploads().filter((upload) => upload.key !== key))
    next()
  }
  return { subscribe, uploads, add, retry, retryLost, pause, remove }
}

export type UploadQueue = ReturnType<typeof newUploadQueue>

const isUnderway = ({ state }: Upload) => state !== 'sent' && state !== 'failed'

export const countUnderway = (uploads: readonly Upload[]) => uploads.filter(isUnderway).length
