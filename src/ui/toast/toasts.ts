/** Spec 9: a toast closes after five seconds. */
export const toastLifetimeMs = 5_000

export type Notice = {
  text: string
  kind?: 'success' | 'error'
  action?: { label: string; run: () => void }
  /** Called however the toast was closed: the action can no longer be undone. */
  onGone?: () => void
}
export type Toast = Notice & { id: number }

type Life = { left: number; startedAt: number; timer: ReturnType<typeof setTimeout> | undefined }

export type Reader = 'pointer' | 'focus'

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
  /** No leave event follows for removed toasts, so the last one ends all pauses. */
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
    const removedToast = toasts.find((toast) => toast.id === id)
    show(toasts.filter((toast) => toast !== removedToast))
    removedToast?.onGone?.()
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
