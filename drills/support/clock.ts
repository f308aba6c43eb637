import { readFileSync } from 'node:fs'

/** How often the file is looked at; between two looks the clock goes on as usual. */
const lookIntervalMs = 50

/**
 * Sets this process's clock ahead or back by the milliseconds that stand in a file, and again when
 * they change, as an operator or a time server sets that of a machine. The monotonic clock goes on.
 */
export function followClock(file: string): void {
  const RealDate = Date
  let shiftMs = 0
  let lookedAt = Number.NEGATIVE_INFINITY
  const now = () => {
    if (performance.now() - lookedAt > lookIntervalMs) {
      shiftMs = Number(readFileSync(file, 'utf8'))
      lookedAt = performance.now()
    }
    return RealDate.now() + shiftMs
  }
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
