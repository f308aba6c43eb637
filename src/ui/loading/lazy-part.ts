import { type ComponentType, lazy } from 'react'
import { tabState } from '../state/tab-state.ts'
import { loadWithRetry } from './load-with-retry.ts'

/** How many parts were asked for whose scripts have not come: a newer release may not have them any more. */
export const missingParts = tabState(0)

const addMissing = (count: number) => missingParts.write(missingParts.read() + count)

/** What a press needs. Its script is asked for until it comes. */
export async function loadPart<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let missing = 0
  const part = await loadWithRetry(load, () => {
    if (missing === 0) addMissing(1)
    missing = 1
  })
  addMissing(-missing)
  return part
}

export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPart(load) }))
