import { textInBrowser } from '#ui/state/stored-value.ts'

const idsIn = (text: string | null) => (text ? text.split(',').map(Number) : [])

/** Ids of ads that this browser stores, the latest first; all its tabs have the same. */
export function idsInBrowser(key: string, max: number) {
  const stored = textInBrowser(key, { isKeptInMemory: true })
  const read = () => idsIn(stored.read())
  const write = (ids: readonly number[]) => stored.write(ids.slice(0, max).join())
  const without = (id: number) => read().filter((other) => other !== id)
  const add = (id: number) => write([id, ...without(id)])
  const remove = (id: number) => write(without(id))
  const toggle = (id: number) => (read().includes(id) ? remove(id) : add(id))
  return { read, write, add, remove, toggle, use: () => idsIn(stored.use()) }
}
