import { beforeEach, expect, test } from 'vitest'
import { asker } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { financeOn } from '#test/visitors/finance.ts'
import { projectOn } from '#test/visitors/project.ts'
import { maxFormsOfAll, throttleForm } from './actions.ts'
import { consentVersions, type FormName } from './contract.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const { kysely: db, pool } = site.db
const ask = asker(site)

beforeEach(async () => {
  await pool.query('truncate throttles')
})

const hour = new Date('2026-03-01T08:00:00Z').getTime()
const at = (minutes: number) => new Date(hour + minutes * 60_000)

const send = (form: FormName, address: string, now = at(0)) =>
  throttleForm(db, { form, caller: { address, allowance: 1 }, now })

/** Networks that have not sent it before do so once each. */
async function sendOthers(form: FormName, count: number, now: Date) {
  for (let one = 0; one < count; one += 1) await send(form, `10.${one}.${now.getMinutes()}.1`, now)
}

test.each([
  ['finance', '/finance-applications', financeOn(site)],
  ['fundraising', '/fundraising-requests', projectOn(site)],
] as const)(
  'Forms of all senders are limited, which is said in both languages: %s',
  async (form, path, body) => {
    const now = new Date()
    await sendOthers(form, maxFormsOfAll.first - 1, now)
    expect((await ask('POST', path, { body })).status).toBe(201)
    for (const [language, msg] of [
      ['en', /cannot take any more right now.* in \d+ minutes?,/],
      ['ar', /استقبال المزيد الآن/],
    ] as const) {
      const refused = await ask('POST', path, { body, headers: { 'accept-language': language } })
      expect([refused.status, refused.body.errors]).toEqual([
        429,
        [{ code: 'form_full', msg: expect.stringMatching(msg) }],
      ])
      expect(Number(refused.headers['retry-after'])).toBeLessThan(2 * 3600)
    }
  },
)

test('What is sent of one form takes nothing from any other', async () => {
  for (const form of Object.keys(consentVersions) as FormName[]) {
    await sendOthers(form, maxFormsOfAll.first, at(0))
    await expect(send(form, '192.0.2.1')).rejects.toThrow('form_full')
  }
})

/** Ten networks, each of ten callers, who send all they may for some hours; answers how many were taken. */
async function sendAll(form: FormName, hours: number): Promise<number> {
  let taken = 0
  for (let minutes = 0; minutes < hours * 60; minutes += 10) {
    // Each caller sends five times.
    for (let time = 0; time < 500; time += 1) {
      const caller = time % 100
      await send(form, `203.0.${caller % 10}.${caller}`, at(minutes)).then(
        () => (taken += 1),
        () => undefined,
      )
    }
  }
  return taken
}

test('Ten networks that send all they may keep out nobody who sends for the first time', async () => {
  expect(await sendAll('contact', 2)).toBeGreaterThan(maxFormsOfAll.many)
  await sendOthers('contact', maxFormsOfAll.first - maxFormsOfAll.few, at(110))
  await send('contact', '192.0.2.1', at(110))
})

test('There is room again as the hour goes by', async () => {
  await sendOthers('contact', maxFormsOfAll.first, at(50))
  await expect(send('contact', '192.0.2.1', at(59))).rejects.toThrow('form_full')
  await expect(send('contact', '192.0.2.1', at(60))).rejects.toThrow('form_full')
  await sendOthers('contact', maxFormsOfAll.first / 2, at(91))
  await expect(send('contact', '192.0.2.1', at(91))).resolves.toBeUndefined()
})

test('Forms that are refused keep nobody out', async () => {
  await sendOthers('contact', maxFormsOfAll.first, at(0))
  for (let caller = 1; caller < 60; caller += 1) {
    await expect(send('contact', `198.51.${caller}.1`, at(30))).rejects.toThrow('form_full')
  }
  await send('contact', '198.51.1.1', at(61))
})
