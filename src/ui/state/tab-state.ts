import { useSyncExternalStore } from 'react'

/** A value that all components of this tab share; the server renders the first one. */
export function tabState<Value>(first: Value) {
  const listeners = new Set<() => void>()
  let current = first
  const read = () => current
  const write = (value: Value) => {
    current = value
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const use = () => useSyncExternalStore(subscribe, read, () => first)
  return { read, write, use }
}
