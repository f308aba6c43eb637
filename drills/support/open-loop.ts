import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Calls `ask` so many times a second, however long answers take, until `stop` is called; that
 * waits for the answers still under way. `pauseFor` does nothing else while `work` lasts, and does not
 * make up for it afterwards.
 */
export function askSteadily(perSecond: number, ask: (turn: number) => Promise<void>) {
  const underWay = new Set<Promise<void>>()
  let start = performance.now()
  let isPaused = false
  let sent = 0
  let isOver = false

  const askOnce = () => {
    const answered = ask(sent).finally(() => underWay.delete(answered))
    underWay.add(answered)
    sent += 1
  }
  const asking = (async () => {
    while (!isOver) {
      const due = ((performance.now() - start) / 1000) * perSecond
      while (!isPaused && sent < due) askOnce()
      await sleep(2)
    }
  })()
  const stop = async () => {
    isOver = true
    await asking
    await Promise.all(underWay)
    return sent
  }
  const pauseFor = async <T>(work: () => Promise<T>): Promise<T> => {
    const pausedAt = performance.now()
    isPaused = true
    await Promise.all(underWay)
    return work().finally(() => {
      start += performance.now() - pausedAt
      isPaused = false
    })
  }
  return { stop, pauseFor }
}
