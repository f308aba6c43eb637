import { afterEach, expect, it, vi } from 'vitest'
import { readConfig } from '#app/config.ts'
import { deriveKeys } from '#app/keys.ts'
import { openVault } from '#platform/secrets/vault.ts'
import { addressOf } from '#test/backups/database-address.ts'
import { freshDatabase } from '#test/database.ts'
import type { Wanted } from './arguments.ts'
import { runInboxCommand } from './run.ts'

const db = await freshDatabase()
const key = Buffer.alloc(32, 1).toString('base64')
const env = {
  DATABASE_URL: addressOf(db.connection),
  DATABASE_DURABILITY: 'unchecked',
  PUBLIC_URL: 'https://dara.example',
  ENCRYPTION_KEY: key,
  PASSWORD_PEPPER: key,
  SMTP_URL: 'outbox',
  TRUST_PROXY: 'none',
}

afterEach(() => vi.restoreAllMocks())

async function run(wanted: Wanted) {
  const printed: string[] = []
  const note = (text: unknown) => printed.push(String(text)) > 0
  vi.spyOn(process.stdout, 'write').mockImplementation(note)
  vi.spyOn(process.stderr, 'write').mockImplementation(note)
  const code = await runInboxCommand(wanted, { env, actor: 'noor' })
  return { code, text: printed.join('') }
}

const all = { verb: 'messages', isAnswered: false, isSuspected: false, limit: 9 } as const

it('lists, shows and answers messages, which no terminal obeys and every program reads', async () => {
  expect(await run({ ...all, isJson: false })).toEqual({ code: 0, text: 'There are none.\n' })
  const name = 'Noor\u009b2KHomes'
  const { rows } = await db.pool.query(
    `insert into contact_messages (name, email, phone, subject, message, language,
      consent_version, is_suspected, visitor_hash, created_at)
    values ($1, 'noor@example.com', '+971501112233', 'A villa', $2, 'en', 1, false, '', now())
    returning id`,
    [name, 'One line.\nAnother.'],
  )
  const { id } = rows[0]
  const listed = await run({ ...all, isJson: false })
  expect(listed.text).toContain(`Noor\\u{9b}2KHomes · noor@example.com · A villa`)
  const [message] = JSON.parse((await run({ ...all, isJson: true })).text)
  expect(message).toMatchObject({ id, name, phone: '+971501112233' })
  const answer = { text: ' Yes. \n' }
  const answered = await run({ verb: 'answer', id, answer, isJson: false })
  expect(answered).toEqual({ code: 0, text: 'The answer was mailed to noor@example.com.\n' })
  const shown = await run({ verb: 'show', id, isJson: false })
  for (const line of ['  +971501112233', '  Another.', '  answered by noor', '  Yes.'])
    expect(shown.text).toContain(line)
  expect(await run({ ...all, isJson: true })).toEqual({ code: 0, text: '[]\n' })
})

it('lists who gets the newsletter, with the link that ends it', async () => {
  const { rows } = await db.pool.query(
    `insert into newsletter_subscriptions (id, email, language, consent_version, confirm_hash,
      unsubscribe_hash, requested_at, confirmed_at)
    values (gen_random_uuid(), 'noor@example.com', 'ar', 1, '\\x01', '\\x02', now(), now())
    returning id`,
  )
  expect(rows).toHaveLength(1)
  const { text } = await run({ verb: 'subscribers', isJson: true })
  const link = /^https:\/\/dara\.example\/ar\/newsletter\/unsubscribe\/[\w-]{44}$/
  const unsubscribeUrl = expect.stringMatching(link)
  expect(JSON.parse(text)).toMatchObject([{ email: 'noor@example.com', unsubscribeUrl }])
})

it('lists finance applications, which only the key opens, and closes them', async () => {
  const id = 'an-application-of-Noor'
  const vault = openVault((await deriveKeys(readConfig(env))).vault)
  const entered = { name: 'Noor', phone: '+971501112233', email: 'noor@example.com', budget: 7 }
  await db.pool.query(
    `insert into finance_applications values ($1, $2, '', 'en', 1, false, '', null, now(),
      now() + interval '1 day')`,
    [id, vault.seal(JSON.stringify(entered), `finance_applications/${id}`)],
  )
  const listing = { verb: 'applications', isSuspected: false, limit: 9 } as const
  const open = await run({ ...listing, isClosed: false, isJson: false })
  expect(open.text).toContain(
    `Noor · +971501112233 · noor@example.com · https://dara.example/en/finance/show/${id}`,
  )
  const closing = { verb: 'close', application: id, isJson: false } as const
  expect(await run(closing)).toEqual({ code: 0, text: 'The application is closed.\n' })
  expect((await run(closing)).text).toBe(`There is no open application ${id}.\n`)
  const closed = await run({ ...listing, isClosed: true, isJson: true })
  expect(JSON.parse(closed.text)).toMatchObject([{ id, budget: 7, closedBy: 'noor' }])
  const none = await run({ ...listing, isClosed: false, isJson: true })
  expect(none.text).toBe('[]\n')
})

it('says what it could not do', async () => {
  const missing = await run({ verb: 'show', id: 999, isJson: true })
  expect(missing).toEqual({ code: 1, text: 'There is no message 999.\n' })
  const empty = await run({ verb: 'answer', id: 999, answer: { text: ' ' }, isJson: false })
  expect(empty.text).toContain('empty')
  const file = await run({ verb: 'answer', id: 999, answer: { file: '/nowhere' }, isJson: false })
  expect([file.code, file.text]).toEqual([1, expect.stringContaining('could not be read')])
})
