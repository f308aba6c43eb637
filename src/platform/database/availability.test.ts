import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { quiet } from '#test/throwaway-postgres.ts'
import { Availability } from './availability.ts'
import { momentMs } from './probe.ts'

const opened: { availability: Availability; end: (how: 'succeed' | 'fail') => Promise<void> }[] = []
afterEach(async () => {
  for (const { availability, end } of opened.splice(0)) {
    const closed = availability.close()
    await end('fail')
    await closed
  }
})

/** Each probe ends when the test says how. */
function open() {
  const probes: { succeed: () => void; fail: () => void }[] = []
  const probe = () =>
    new Promise<void>((succeed, reject) => {
      probes.push({ succeed, fail: () => reject(new Error('timeout expired')) })
    })
  const availability = new Availability({ probe, log: quiet })
  const end = async (how: 'succeed' | 'fail') => {
    const last = probes.at(-1)
    last?.[how]()
    await new Promise(setImmediate)
  }
  const one = { availability, end }
  opened.push(one)
  return one
}

describe('A database of which somebody had no answer', () => {
  it('is away when the probe has none either', async () => {
    const { availability, end } = open()
    availability.reportSilent()
    expect(availability.isAway).toBe(false)
    await end('fail')
    expect(availability.isAway).toBe(true)
  })

  it('is not away when others had one meanwhile, though no new connection can be made', async () => {
    const { availability, end } = open()
    availability.reportSilent()
    await sleep(2 * momentMs)
    availability.noteAnswer()
    await end('fail')
    expect(availability.isAway).toBe(false)
    availability.reportSilent()
    await end('fail')
    expect(availability.isAway).toBe(true)
  })
})

describe('A database of which a connection was lost', () => {
  it('is asked nothing until the probe knows more, and is not called away before', async () => {
    const { availability, end } = open()
    availability.reportLost()
    expect(availability.isAway).toBe(false)
    let isAdmitted = false
    const waiting = availability.waitUntilBack(60_000).then(() => {
      isAdmitted = true
    })
    await new Promise(setImmediate)
    expect(isAdmitted).toBe(false)
    await end('succeed')
    await waiting
    expect(availability.holdsBack).toBe(false)
  })
})
