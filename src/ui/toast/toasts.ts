/** Spec 9: a toast closes by itself after five seconds. */
export const toastLifetimeMs = 5_000

export type Notice = {
  text: string
  kind?: 'success' | 'error'
  /** Such as Undo; taking it closes the toast. */
  action?: { label: string; run: () => void }
  /** Told when it is gone, however that came: what could be undone no longer can. */
  onGone?: () => void
}
export type Toast = Notice & { id: number }

type Life = { left: number; startedAt: number; timer: ReturnType<typeof setTimeout> | undefined }

/** What holds the toasts: a pointer over them, or the focus in them. */
export type Reader = 'pointer' | 'focus'

/** Lives that can be held still together; `end` is told of each that ran out. */
function newLives(end: (id: number) => void) {
  const lives = new Map<number, Life>()
  const readers = new Set<Reader>()

  function run(id: number, life: Life): void {
    life.startedAt = Date.now()
    life.timer = setTimeout(() => end(id), life.left)
  }
  function start(id: number): void {
    const life = { left: toastLifetimeMs, startedAt: 0, timer: undefined }
    lives.set(id, life)
    if (readers.size === 0) run(id, life)
  }
  /** With the last one the reading ends too: nobody leaves what is no longer there. */
  function stop(id: number): void {
    clearTimeout(lives.get(id)?.timer)
    lives.delete(id)
    if (lives.size === 0) readers.clear()
  }
  function pause(reader: Reader): void {
    const wasRead = readers.size > 0
    readers.add(reader)
    if (wasRead) return
    for (const life of lives.values()) {
      clearTimeout(life.timer)
      life.left -= Date.now() - life.startedAt
    }
  }
  function resume(reader: Reader): void {
    if (!readers.delete(reader) || readers.size > 0) return
    for (const [id, life] of lives) run(id, life)
  }
  return { start, stop, pause, resume }
}

/** The toasts in sight, oldest first. While somebody reads one, all of them wait. */
export function newToasts() {
  const listeners = new Set<() => void>()
  let toasts: readonly Toast[] = []
  let latest = 0

  function show(next: readonly Toast[]): void {
    toasts = next
    for (const listener of listeners) listener()
  }
  function close(id: number): void {
    lives.stop(id)
    const gone = toasts.find((toast) => toast.id === id)
    show(toasts.filter((toast) => toast !== gone))
    gone?.onGone?.()
  }
  const lives = newLives(close)

  function add(notice: Notice): number {
    latest += 1
    lives.start(latest)
    show([...toasts, { ...notice, id: latest }])
    return latest
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const { pause, resume } = lives
  return { add, close, pause, resume, subscribe, current: () => toasts }
}
