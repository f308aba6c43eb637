import { afterEach, expect, it, vi } from 'vitest'
import { readConfig } from '#app/config.ts'
import { deriveKeys } from '#app/keys.ts'
import { openVault } from '#platform/secrets/vault.ts'
import { commandEnvironment } from '#test/backups/command-environment.ts'
import { freshDatabase } from '#test/database.ts'
import { readArguments } from './arguments.ts'
import { runInboxCommand } from './run.ts'

const db = await freshDatabase()
const env = commandEnvironment(db)

afterEach(() => vi.restoreAllMocks())

async function run(...args: string[]) {
  const wanted = readArguments(args)
  if (typeof wanted === 'string' || 'problem' in wanted) throw new Error(JSON.stringify(wanted))
  const printed: string[] = []
  const note = (text: unknown) => printed.push(String(text)) > 0
  vi.spyOn(process.stdout, 'write').mockImplementation(note)
  vi.spyOn(process.stderr, 'write').mockImplementation(note)
  const code = await runInboxCommand(wanted, { env, actor: 'noor' })
  return { code, text: printed.join('') }
}

it('lists, shows, answers and closes messages, which no terminal obeys and every program reads', async () => {
  expect(await run('list')).toEqual({ code: 0, text: 'There are none.\n' })
  const name = 'Noor\u009b2KHomes'
  const { rows } = await db.pool.query(
    `insert into contact_messages (name, email, phone, subject, message, language,
      consent_version, is_suspected, visitor_hash, created_at)
    values ($1, 'noor@example.com', '+971501112233', 'A villa', $2, 'en', 1, false, '', now())
    returning id`,
    [name, 'One line.\nAnother.'],
  )
  const id = String(rows[0].id)
  expect((await run('list')).text).toMatch(
    /contact +\d+ +new +Noor\\u\{9b\}2KHomes +noor@example\.com +A villa\n/,
  )
  const [message] = JSON.parse((await run('list', '--json', '--status', 'new')).text)
  expect(message).toMatchObject({ id, name, status: 'new', phone: '+971501112233', url: null })
  const answer = ['answer', 'contact', id, '--text', ' Yes. \n']
  expect(await run(...answer)).toEqual({
    code: 0,
    text: 'The answer was mailed to noor@example.com.\n',
  })
  expect((await run(...answer)).text).toContain('before. Nothing was done')
  expect(JSON.parse((await run(...answer, '--json')).text)).toMatchObject({ isRepeated: true })
  expect((await db.pool.query('select from mails')).rowCount).toBe(1)
  const shown = await run('show', 'contact', id)
  for (const line of ['  phone: +971501112233', '  | Another.', '  answered by noor', '  | Yes.'])
    expect(shown.text).toContain(line)
  expect(JSON.parse((await run('list', '--json', '--status', 'new')).text)).toEqual([])
  expect((await run('close', 'contact', id)).text).toBe(`contact ${id} is closed.\n`)
  expect((await run('close', 'contact', id)).text).toBe(`contact ${id} was closed before.\n`)
  expect((await run('list', '--status', 'closed')).text).toContain(' closed ')
})

it('shows a fundraising request with a link to its page and its documents, and deletes them', async () => {
  const id = 'b3Zm0K2uQ7pXvT9cR1sYwA'
  await db.pool.query(
    `insert into fundraising_requests values ($1, 'Sara', 's@example.com', '+971501112233', null,
      'Forty flats', 1, 'other', 25000000, 'AED', 'A plot', 'ar', 1, false, '', null, now())`,
    [id],
  )
  await db.pool.query(
    `insert into files (id, purpose, kind, ending, bytes, claimed_for, created_at)
    values ('${'y'.repeat(22)}', 'fundraising', 'document', 'pdf', 7, $1, now())`,
    [`fundraising_requests/${id}`],
  )
  const shown = JSON.parse((await run('show', 'fundraising', id, '--json')).text)
  expect(shown).toMatchObject({
    subject: 'Forty flats',
    facts: { projectType: 'other', amount: 25_000_000, currency: 'AED', companyName: null },
    url: `https://dara.example/en/fundraising/show/${id}`,
  })
  const address = /^https:\/\/dara\.example\/media\/files\/y{22}\.pdf\?until=\d{10}&sig=[\w-]+$/
  expect(shown.documents).toEqual([expect.stringMatching(address)])
  const { text } = await run('show', 'fundraising', id)
  expect(text).toContain('  amount: 25000000\n')
  expect(text).toContain('  document: https://dara.example/media/files/y')
  const deleting = ['delete', 'fundraising', id, '--confirm', id]
  expect(await run(...deleting)).toEqual({
    code: 0,
    text: `fundraising ${id} is deleted, and so are its documents: 1.\n`,
  })
  expect((await db.pool.query('select from files')).rowCount).toBe(0)
  const { rows: noted } = await db.pool.query(
    'select kind, entry_id, erased_by, erased_at from erased_entries',
  )
  expect(noted).toEqual([
    { kind: 'fundraising', entry_id: id, erased_by: 'noor', erased_at: expect.any(Date) },
  ])
  const waiting = await db.pool.query(`select from jobs.job where name = 'erasures'`)
  expect(waiting.rowCount).toBe(1)
  expect(await run(...deleting)).toEqual({ code: 1, text: `There is no fundraising ${id}.\n` })
})

it('lists who gets the newsletter, with the link that ends it', async () => {
  const { rows } = await db.pool.query(
    `insert into newsletter_subscriptions (id, email, language, consent_version, confirm_hash,
      unsubscribe_hash, requested_at, confirmed_at)
    values (gen_random_uuid(), 'noor@example.com', 'ar', 1, '\\x01', '\\x02', now(), now())
    returning id`,
  )
  expect(rows).toHaveLength(1)
  const { text } = await run('subscribers', '--json')
  const link = /^https:\/\/dara\.example\/ar\/newsletter\/unsubscribe\/[\w-]{44}$/
  const unsubscribeUrl = expect.stringMatching(link)
  expect(JSON.parse(text)).toMatchObject([{ email: 'noor@example.com', unsubscribeUrl }])
})

it('lists addresses whose subscription looks like spam apart', async () => {
  await db.pool.query(
    `insert into newsletter_subscriptions (id, email, language, consent_version, confirm_hash,
      unsubscribe_hash, requested_at, is_suspected)
    values (gen_random_uuid(), 'filled@example.com', 'en', 1, '\\x03', '\\x04', '2026-11-02T08:00Z', true)`,
  )
  const line = 'filled@example.com · en · 2026-11-02T08:00:00.000Z\n'
  expect((await run('subscribers', '--suspected')).text).toBe(line)
  expect((await run('subscribers')).text).not.toContain('filled@')
  const { text } = await run('subscribers', '--suspected', '--json')
  expect(JSON.parse(text)).toMatchObject([{ email: 'filled@example.com', language: 'en' }])
})

it('lists, shows, answers and closes finance applications, which only the key opens', async () => {
  const id = 'an-application-of-Noor'
  const vault = openVault((await deriveKeys(readConfig(env))).vault)
  const entered = {
    name: 'Noor',
    phone: '+971501112233',
    email: 'n@example.com',
    propertyType: 'villa',
    locations: [],
    budget: 1_500_000,
    totalIncome: 30_123,
    uaeNational: false,
  }
  await db.pool.query(
    `insert into finance_applications values ($1, $2, '', 'en', 1, false, '', null, now(),
      now() + interval '1 day')`,
    [id, vault.seal(JSON.stringify(entered), `finance_applications/${id}`)],
  )
  const list = ['list', '--kind', 'finance']
  expect((await run(...list)).text).toMatch(
    /finance +an-application-of-Noor +new +Noor +n@example\.com\n/,
  )
  const { text } = await run('show', 'finance', id)
  for (const line of ['propertyType: villa', 'budget: 1500000', 'uaeNational: false'])
    expect(text).toContain(`  ${line}\n`)
  expect(text).toContain(`  page: https://dara.example/en/finance/show/${id}\n`)
  const [listed] = JSON.parse((await run(...list, '--json')).text)
  expect(listed).toMatchObject({ id, status: 'new', facts: { totalIncome: 30_123 } })
  for (const hidden of ['sealed', 'email_hash']) expect(listed).not.toHaveProperty(hidden)
  const answered = await run('answer', 'finance', id, '--text', 'Yes.')
  expect(answered).toEqual({ code: 0, text: 'The answer was mailed to n@example.com.\n' })
  expect((await run('show', 'finance', id)).text).toContain('  answered by noor')
  expect((await run('close', 'finance', id)).text).toBe(`finance ${id} is closed.\n`)
  expect((await run('close', 'finance', id)).text).toBe(`finance ${id} was closed before.\n`)
  const closed = JSON.parse((await run(...list, '--status', 'closed', '--json')).text)
  expect(closed).toMatchObject([{ id, status: 'closed', answer: 'Yes.', closedBy: 'noor' }])
  expect((await run(...list, '--status', 'new')).text).toBe('There are none.\n')
})

it('lists applications that do not open by their ids, and the others as usual', async () => {
  await db.pool.query('delete from finance_applications')
  const vault = openVault((await deriveKeys(readConfig(env))).vault)
  const entered = { name: 'Noor', phone: '+971501112233', email: 'n@example.com', locations: [] }
  const add = (id: string, place = id) =>
    db.pool.query(
      `insert into finance_applications (id, sealed, email_hash, language, consent_version,
        is_suspected, visitor_hash, created_at, closes_at)
      values ($1, $2, '', 'en', 1, false, '', now(), now() + interval '1 day')`,
      [id, vault.seal(JSON.stringify(entered), `finance_applications/${place}`)],
    )
  await add('intact')
  await add('moved', 'elsewhere')
  await add('half')
  await db.pool.query(
    `update finance_applications set answer = 'x', answered_by = 'noor', answered_at = now()
    where id = 'half'`,
  )
  const { code, text } = await run('list', '--kind', 'finance')
  expect([code, text]).toEqual([0, expect.stringMatching(/intact +new +Noor +n@example\.com\n/)])
  expect(text).toMatch(/moved +new +unreadable\n/)
  const listed = JSON.parse((await run('list', '--json')).text) as { isUnreadable?: boolean }[]
  expect(listed.filter(({ isUnreadable }) => isUnreadable)).toHaveLength(2)
  const shown = await run('show', 'finance', 'half')
  expect([shown.code, shown.text]).toEqual([0, expect.stringContaining('\n  unreadable: ')])
  const answered = await run('answer', 'finance', 'moved', '--text', 'Yes.')
  expect([answered.code, answered.text]).toEqual([1, expect.stringContaining('is unreadable')])
  expect((await run('close', 'finance', 'moved')).text).toBe('finance moved is closed.\n')
})

it('says what it could not do', async () => {
  const missing = await run('show', 'contact', '999', '--json')
  expect(missing).toEqual({ code: 1, text: 'There is no contact 999.\n' })
  expect((await run('close', 'property-request', "x' or true")).text).toContain('There is no')
  const empty = { verb: 'answer', kind: 'contact', id: '999', isJson: false } as const
  const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  await runInboxCommand({ ...empty, answer: { text: ' ' } }, { env, actor: 'noor' })
  expect(String(print.mock.lastCall?.[0])).toContain('empty')
  const file = await run('answer', 'contact', '999', '--file', '/nowhere')
  expect([file.code, file.text]).toEqual([1, expect.stringContaining('could not be read')])
})
