import { type ComponentType, lazy } from 'react'
import { loadWithRetry } from './load-with-retry.ts'

/** A part that a press opens. Its script is asked for until it comes. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadWithRetry(load) }))
