import { beforeEach, expect, test } from 'vitest'
import { countHit } from '#platform/session/throttle.ts'
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

/** Others have sent it as often as all together may, but for so many times. */
const sendOthers = (form: FormName, left: number) =>
  countHit(db, {
    key: `form/${form}/all`,
    max: maxFormsOfAll,
    seconds: 24 * 3600,
    times: maxFormsOfAll - left,
    now: new Date(),
  })

test.each([
  ['finance', '/finance-applications', financeOn(site)],
  ['fundraising', '/fundraising-requests', projectOn(site)],
] as const)(
  'Forms of all senders are limited, which is said in both languages: %s',
  async (form, path, body) => {
    await sendOthers(form, 1)
    expect((await ask('POST', path, { body })).status).toBe(201)
    for (const [language, msg] of [
      ['en', /cannot take any more/],
      ['ar', /استقبال المزيد/],
    ] as const) {
      const refused = await ask('POST', path, { body, headers: { 'accept-language': language } })
      expect([refused.status, refused.body.errors]).toEqual([
        429,
        [{ code: 'form_full_today', msg: expect.stringMatching(msg) }],
      ])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
    }
  },
)

test.each(Object.keys(consentVersions) as FormName[])(
  'That of %s takes nothing from other forms',
  async (form) => {
    for (const other of Object.keys(consentVersions) as FormName[]) {
      if (other !== form) await sendOthers(other, 0)
    }
    const caller = { address: '192.0.2.1', allowance: 1 }
    const sending = { form, caller, now: new Date() }
    await throttleForm(db, sending)
    await sendOthers(form, 0)
    await expect(throttleForm(db, sending)).rejects.toThrow('form_full_today')
  },
)
