import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asker, mailsTo, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const ask = asker(site)

const forget = (email: string) => ask('POST', '/auth/forget-password', { body: { email } })

/** Every statement that the database is asked while `work` is done, in order. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => asked.mockRestore())
  await work()
  const texts = asked.mock.calls.map(([query]) => {
    const { text } = query as unknown as { text?: string }
    return text ?? String(query)
  })
  asked.mockRestore()
  return texts
}

/** How many rows and bytes of letters, links and jobs there are. */
async function keptRows() {
  const { rows } = await site.db.pool.query(`select
    (select count(*) from mails) as mails,
    (select count(*) from mailed_tokens) as links,
    (select count(*) from jobs.job) as jobs`)
  return rows[0] as { mails: number; links: number; jobs: number }
}

async function addedBy(work: () => Promise<unknown>) {
  const before = await keptRows()
  await work()
  const after = await keptRows()
  return {
    mails: after.mails - before.mails,
    links: after.links - before.links,
    jobs: after.jobs - before.jobs,
  }
}

test('a forgotten password costs the same statements and the same commit whether there is an account', async () => {
  await signUp(site, { email: 'known@example.com' })
  await forget('known@example.com')
  const known = await statementsOf(() => forget('known@example.com'))
  const unknown = await statementsOf(() => forget('nobody@example.com'))
  expect(known.filter((text) => /^(commit|rollback)/.test(text))).toContain('commit')
  expect(unknown).toEqual(known)
})

test('a forgotten password leaves as many rows, and a letter only to an account', async () => {
  await signUp(site, { email: 'written@example.com' })
  const known = await addedBy(() => forget('written@example.com'))
  const unknown = await addedBy(() => forget('unwritten@example.com'))
  expect(known).toEqual({ mails: 1, links: 1, jobs: 1 })
  expect(unknown).toEqual(known)
  expect((await mailsTo(site, 'written@example.com')).map(({ subject }) => subject)).toContain(
    'Choose a new password',
  )
  expect(await mailsTo(site, 'unwritten@example.com')).toEqual([])
  const outbox = (await site.app.inject('/dev/mail.json')).json().data.messages
  expect(outbox.map(({ to }: { to: string }) => to)).not.toContain('')
})
