import { clientGone } from './database/connection-turns.ts'

/** Keeps answers for a while; `most` bounds them, the least used leave first. */
export type ShortMemory<T> = (key: string, make: () => Promise<T>) => Promise<T>

type Options<T> = {
  seconds: number
  most: number
  /** Answers that are cheap to make are not kept. */
  isWorth: (value: T) => boolean
  clock?: () => number
}

/**
 * Callers who ask at once wait for one answer; a failure is not kept. Where the client of the one who
 * makes it goes, another of them makes it.
 */
export function shortMemory<T>({
  seconds,
  most,
  isWorth,
  clock = () => performance.now(),
}: Options<T>) {
  const kept = new Map<string, { until: number; value: Promise<T> }>()

  const forget = (key: string, value: Promise<T>) => {
    if (kept.get(key)?.value === value) kept.delete(key)
  }

  const keep = (key: string, value: Promise<T>) => {
    kept.set(key, { until: clock() + seconds * 1000, value })
    if (kept.size > most) kept.delete(kept.keys().next().value!)
    value.then(
      (made) => isWorth(made) || forget(key, value),
      () => forget(key, value),
    )
    return value
  }

  const recall: ShortMemory<T> = (key, make) => {
    const known = kept.get(key)
    kept.delete(key)
    if (!known || known.until <= clock()) return keep(key, make())
    kept.set(key, known)
    return known.value.catch((error: unknown) => {
      if (error !== clientGone) throw error
      return recall(key, make)
    })
  }
  return recall
}
