import { describe, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#i18n/time-units.ts'
import { aCheckout } from '#test/payments/checkouts.ts'
import { freshDatabase } from '#test/database.ts'
import { maxNoticeAgeSeconds } from '../rules/gateway.ts'
import { deliverSandboxNotices, type SentNotice, startSandboxDelivery } from './deliver-sandbox.ts'
import { openSandbox, pressButton } from './sandbox.ts'

const { kysely: db } = await freshDatabase()
const secret = 'a secret of these tests'
const clock = { at: new Date('2026-12-01T08:00:00Z') }
const now = () => clock.at
const wait = (ms: number) => {
  clock.at = new Date(clock.at.getTime() + ms)
}
const gateway = openSandbox({ db, secret, now })

const start = async () => {
  const expiresAt = new Date(clock.at.getTime() + 2 * hourMs)
  return gateway.startCheckout(aCheckout({ expiresAt }))
}
const press = (reference: string, outcome: 'pay' | 'slow' | 'decline', slowMs = 20_000) =>
  pressButton(db, { reference, outcome, now: now(), slowMs })

const receiver = (answer: (notice: SentNotice) => number = () => 200) => {
  const received: SentNotice[] = []
  const send = async (notice: SentNotice) => {
    received.push(notice)
    return answer(notice)
  }
  return { received, deliver: () => deliverSandboxNotices({ db, secret, now, send }) }
}

const read = async ({ headers, body }: SentNotice) =>
  gateway.readNotice({ headers, body: Buffer.from(body), now: now() })

/** Until nothing is left to send. */
async function deliverAll(deliver: () => Promise<unknown>, forMs = 3 * minuteMs) {
  for (let passed = 0; passed < forMs; passed += 1_000) {
    await deliver()
    wait(1_000)
  }
}

const idsOf = async (notices: SentNotice[]) =>
  Promise.all(notices.map(async (notice) => (await read(notice)).id))

describe('A notice of the sandbox', () => {
  test('is sent at once, signed, two or three times, always with the same id', async () => {
    const { reference } = await start()
    await press(reference, 'pay')
    const { received, deliver } = receiver()
    expect(await deliver()).toEqual({ sent: 1, accepted: 1 })
    const [first] = received
    expect(Object.keys(JSON.parse(first!.body))).toEqual([
      'id',
      'reference',
      'state',
      'refundedFils',
      'amountFils',
      'currency',
      'at',
    ])
    const payment = { reference, state: 'paid', amountFils: 104_950, currency: 'AED' }
    expect(await read(first!)).toMatchObject({ payment: { ...payment, refundedFils: 0 } })
    await deliverAll(deliver)
    expect([2, 3]).toContain(received.length)
    expect(new Set(await idsOf(received)).size).toBe(1)
  })

  test('that is not accepted is sent again after growing pauses, until it is', async () => {
    const { reference } = await start()
    await press(reference, 'decline')
    let isUp = false
    const { received, deliver } = receiver(() => (isUp ? 200 : 503))
    const at: number[] = []
    const begun = clock.at.getTime()
    for (; clock.at.getTime() - begun < minuteMs; wait(1_000)) {
      const { sent } = await deliver()
      if (sent > 0) at.push((clock.at.getTime() - begun) / 1_000)
    }
    expect(at).toEqual([0, 2, 6, 14, 30])
    isUp = true
    wait(minuteMs)
    expect(await deliver()).toEqual({ sent: 1, accepted: 1 })
    expect(new Set(await idsOf(received)).size).toBe(1)
    await deliverAll(deliver)
  })

  test('is not lost with a process that ended before its answer', async () => {
    const { reference } = await start()
    await press(reference, 'pay')
    const ends = async () => {
      throw new Error('killed')
    }
    await expect(deliverSandboxNotices({ db, secret, now, send: ends })).rejects.toThrow('killed')
    const { received, deliver } = receiver()
    expect(await deliver()).toEqual({ sent: 0, accepted: 0 })
    wait(2_000)
    expect(await deliver()).toEqual({ sent: 1, accepted: 1 })
    expect(await read(received[0]!)).toMatchObject({ payment: { reference, state: 'paid' } })
    await deliverAll(deliver)
  })

  test('is sent by one of two processes that look at once', async () => {
    const started = await Promise.all([start(), start(), start()])
    for (const { reference } of started) await press(reference, 'pay')
    const { received, deliver } = receiver()
    await Promise.all([deliver(), deliver()])
    expect(received).toHaveLength(3)
    await deliverAll(deliver)
  })

  test('of a slow payment comes later, with the payment, also after a restart', async () => {
    const { reference } = await start()
    await press(reference, 'slow')
    const { received, deliver } = receiver()
    wait(19_999)
    await deliver()
    expect(received).toEqual([])
    expect(await gateway.findPayment(reference)).toMatchObject({ state: 'open' })
    wait(1)
    await deliver()
    expect(await read(received[0]!)).toMatchObject({ payment: { reference, state: 'paid' } })
    expect(await gateway.findPayment(reference)).toMatchObject({ state: 'paid' })
    await deliverAll(deliver)
  })

  test('says that nobody paid in time', async () => {
    const { reference } = await start()
    wait(2 * hourMs)
    expect(await press(reference, 'pay')).toMatch(/failure/)
    const { received, deliver } = receiver()
    await deliver()
    expect(await read(received[0]!)).toMatchObject({ payment: { reference, state: 'expired' } })
    await deliverAll(deliver)
  })

  test('is refused when it is forged, altered or old', async () => {
    const { reference } = await start()
    await press(reference, 'pay')
    const { received, deliver } = receiver()
    await deliver()
    const { headers, body } = received[0]!
    const other = openSandbox({ db, secret: 'another', now })
    const request = { headers, body: Buffer.from(body), now: now() }
    expect(() => other.readNotice(request)).toThrow('wrong signature')
    const altered = Buffer.from(body.replace('104950', '104951'))
    expect(() => gateway.readNotice({ ...request, body: altered })).toThrow('wrong signature')
    const late = new Date(now().getTime() + (maxNoticeAgeSeconds + 1) * 1_000)
    expect(() => gateway.readNotice({ ...request, now: late })).toThrow('too long ago')
    await deliverAll(deliver)
  })
})

test('The delivery sends what becomes due, goes on after a failure, and stops', async () => {
  const { reference } = await start()
  await press(reference, 'pay')
  const sent: SentNotice[] = []
  let isBroken = true
  const warnings: string[] = []
  const delivery = startSandboxDelivery({
    db,
    secret,
    now,
    send: async (notice) => {
      wait(10_000)
      if (isBroken) {
        isBroken = false
        throw new Error('no answer')
      }
      sent.push(notice)
      return 200
    },
    log: { warn: (_, message) => void warnings.push(message) },
  })
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  await delivery.stop()
  expect(warnings).toEqual(['sandbox notices not delivered'])
  const before = sent.length
  wait(minuteMs)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(sent).toHaveLength(before)
})
