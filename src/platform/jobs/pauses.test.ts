import { describe, expect, it } from 'vitest'
import { openPauses } from './pauses.ts'

function work(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

/** Works for so many stretches that a pause follows each, and says how long that took. */
async function workAway(stretches: number) {
  const pause = openPauses()
  const begun = performance.now()
  for (let stretch = 0; stretch < stretches; stretch += 1) {
    work(12)
    await pause()
  }
  return performance.now() - begun
}

describe('Long work', () => {
  it('leaves others who have something to do in every turn half of the time', async () => {
    let [others, isOver] = [0, false]
    const turn = () => {
      const begun = performance.now()
      work(1)
      others += performance.now() - begun
      if (!isOver) setImmediate(turn)
    }
    setImmediate(turn)
    const took = await workAway(20)
    isOver = true
    expect(others / took).toBeGreaterThan(0.3)
  })

  it('lets a request that waits for three answers wait for one stretch of it, not for each', async () => {
    let stretches = 0
    const seen: number[] = []
    const ask = (turns: number) => {
      work(1)
      if (turns > 0) setImmediate(() => ask(turns - 1))
      else seen.push(stretches)
    }
    setImmediate(() => ask(3))
    const pause = openPauses()
    for (; stretches < 10; stretches += 1) {
      work(12)
      await pause()
    }
    expect(seen[0]).toBeLessThanOrEqual(1)
  })
})
