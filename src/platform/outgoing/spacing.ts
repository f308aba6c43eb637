import { setTimeout as sleep } from 'node:timers/promises'

const maxAddresses = 1_000

export function openSpacing(intervalMs: number) {
  const nextOf = new Map<string, number>()
  return async (address: string, signal: AbortSignal): Promise<void> => {
    const now = performance.now()
    const begins = Math.max(now, nextOf.get(address) ?? 0)
    nextOf.delete(address)
    nextOf.set(address, begins + intervalMs)
    if (nextOf.size > maxAddresses) nextOf.delete(nextOf.keys().next().value!)
    if (begins > now) await sleep(begins - now, undefined, { signal })
  }
}

export type Spacing = ReturnType<typeof openSpacing>
