import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { testKeys } from '#test/keys.ts'
import { asker } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { financeOn } from '#test/visitors/finance.ts'

const env = { WORKER: 'off', RATE_LIMITS: 'off' }
const site = await openSite({ env })
const keys = { ...testKeys, vault: randomBytes(32) }
const moved = await openSite({ env, beside: site, keys })
const [ask, askMoved] = [asker(site), asker(moved)]

const headers = { 'idempotency-key': 'of-another-key' }
const sending = { headers, body: financeOn(site) }
const sent = await ask('POST', '/finance-applications', sending)
const { id } = sent.body.data.financeApplication

test.each([
  ['en', /^We cannot show/],
  ['ar', /^يتعذّر علينا/],
])(
  'An application of another key is refused in the language of its reader: %s',
  async (language, msg) => {
    const way = { headers: { 'accept-language': language } }
    const { status, body } = await askMoved('GET', `/finance-applications/show/${id}`, way)
    const fault = { code: 'application_unreadable', msg: expect.stringMatching(msg) }
    expect([status, body]).toEqual([409, { errors: [fault] }])
  },
)

test('The log names the row that does not open, and nothing of the person', () => {
  const lines = moved
    .logged()
    .split('\n')
    .filter((line) => line.includes('does not open'))
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, application: id },
    { level: 50, application: id },
  ])
  expect(lines.join()).not.toMatch(/Haddad|finance\.example|1112233/)
})

test('A repeated call whose answer is of another key is not executed again', async () => {
  const { status, body } = await askMoved('POST', '/finance-applications', sending)
  expect([status, body.errors]).toMatchObject([409, [{ code: 'answer_gone' }]])
  const rows = await site.db.kysely.selectFrom('finance_applications').select('id').execute()
  expect(rows).toEqual([{ id }])
})
