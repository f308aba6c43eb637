/** Spec 9: a toast closes by itself after five seconds. */
export const toastLifetime = 5_000

export type Notice = {
  text: string
  kind?: 'success' | 'error'
  /** Such as Undo; taking it closes the toast. */
  action?: { label: string; run: () => void }
}
export type Toast = Notice & { id: number }

type Life = { left: number; startedAt: number; timer: ReturnType<typeof setTimeout> | undefined }

/** The toasts in sight, oldest first. While somebody reads one, all of them wait. */
export function newToasts() {
  const lives = new Map<number, Life>()
  const listeners = new Set<() => void>()
  let toasts: readonly Toast[] = []
  let isPaused = false
  let latest = 0

  function show(next: readonly Toast[]): void {
    toasts = next
    for (const listener of listeners) listener()
  }
  function close(id: number): void {
    clearTimeout(lives.get(id)?.timer)
    lives.delete(id)
    show(toasts.filter((toast) => toast.id !== id))
    if (toasts.length === 0) isPaused = false
  }
  function start(id: number, life: Life): void {
    life.startedAt = Date.now()
    life.timer = setTimeout(() => close(id), life.left)
  }
  function add(notice: Notice): number {
    latest += 1
    const id = latest
    const life = { left: toastLifetime, startedAt: 0, timer: undefined }
    lives.set(id, life)
    if (!isPaused) start(id, life)
    show([...toasts, { ...notice, id }])
    return id
  }
  function pause(): void {
    if (isPaused) return
    isPaused = true
    for (const life of lives.values()) {
      clearTimeout(life.timer)
      life.left -= Date.now() - life.startedAt
    }
  }
  function resume(): void {
    if (!isPaused) return
    isPaused = false
    for (const [id, life] of lives) start(id, life)
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { add, close, pause, resume, subscribe, current: () => toasts }
}
