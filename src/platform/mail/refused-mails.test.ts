import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { mailServer } from '#test/mail/mail-server.ts'
import { announceJobs, mailTo, startMailWorker, withoutWorker } from '#test/mail/mail-worker.ts'
import { raiseLateMails } from './late-mails.ts'

const database = await freshDatabase()
const { kysely: db, pool } = database

const timeoutMs = 60_000
const from = (address: string) => ({ now: new Date(), caller: { address } })

type Letter = { isKept: boolean; isRefused: boolean; queue: string | null; priority: number | null }

/** A letter, and its job where one waits. */
async function findLetter(to: string): Promise<Letter> {
  const { rows } = await pool.query(
    `select sealed is not null as "isKept", refused_at is not null as "isRefused",
      job.name as queue, job.priority
    from mails
    left join jobs.job on job.data->>'id' = mails.id::text and job.state in ('created', 'retry')
    where recipient = $1`,
    [to],
  )
  return rows[0]
}

const passMinutes = (minutes: number) =>
  pool.query(
    `update mails
    set created_at = created_at - interval '1 minute' * $1,
      refused_at = refused_at - interval '1 minute' * $1`,
    [minutes],
  )

/** Has refused letters tried now, and waits until each was. */
async function tryAgain() {
  const { rows } = await pool.query(
    `update jobs.job set start_after = now()
    where name = 'refused-mail' and state in ('created', 'retry')
    returning id`,
  )
  await announceJobs(database, 'refused-mail')
  const ids = rows.map(({ id }) => id)
  const isTried = async () => {
    const left = await pool.query(
      `select from jobs.job where id = any($1::uuid[]) and state < 'completed' and start_after <= now()`,
      [ids],
    )
    expect(left.rowCount).toBe(0)
  }
  await vi.waitFor(isTried, { timeout: timeoutMs, interval: 50 })
}

/** Everything that the queue keeps, and the log has said. */
const kept = async () => {
  const { rows } = await pool.query('select data, output from jobs.job')
  return JSON.stringify([rows, lines])
}

const lines: object[] = []
const server = await mailServer()
const startWorker = () => startMailWorker(database, { server, say: (line) => lines.push(line) })

const isReceived = (to: string) => server.received.some((mail) => mail.includes(`To: ${to}`))

afterEach(async () => {
  server.answers.clear()
  await pool.query('delete from jobs.job')
  await pool.query('delete from mails')
})

describe('letters that the mail server refuses', () => {
  test.each([false, true])(
    'keep no others waiting, however many and old they are, to owners: %s',
    async (isToOwner) => {
      server.answers.set('later.example', '450 4.1.2 Domain not found')
      await withoutWorker(database, async (post) => {
        for (let at = 0; at < 200; at += 1) {
          await post(db, mailTo(`a${at}@later.example`, isToOwner), from('192.0.2.1'))
        }
      })
      await pool.query(`update jobs.job set created_on = created_on - interval '1 hour'`)
      const worker = await startWorker()
      // Until those that were tried first are due again, and as often as in four hours.
      for (let time = 0; time < 240; time += 1) {
        await raiseLateMails(db)
        await sleep(30)
      }
      await pool.query(`update jobs.job set start_after = now() where name = 'refused-mail'`)
      await worker.post(db, mailTo('b@example.com'), from('198.51.100.1'))
      await vi.waitFor(() => expect(isReceived('b@example.com')).toBe(true), 60_000)
      await worker.stop()
      server.received.length = 0
    },
  )

  test('leave the line, and are sent once the server takes them', async () => {
    server.answers.set('later.example', '450 4.1.2 <sara@later.example>: Domain not found')
    const worker = await startWorker()
    await worker.post(db, mailTo('sara@later.example'), from('192.0.2.1'))
    const leave = async () =>
      expect(await findLetter('sara@later.example')).toMatchObject({
        isRefused: true,
        queue: 'refused-mail',
      })
    await vi.waitFor(leave, { timeout: timeoutMs })
    await tryAgain()
    expect(await findLetter('sara@later.example')).toMatchObject({ isKept: true })
    server.answers.clear()
    await tryAgain()
    await vi.waitFor(() => expect(isReceived('sara@later.example')).toBe(true), timeoutMs)
    await worker.stop()
    expect(await findLetter('sara@later.example')).toMatchObject({ isKept: false, queue: null })
  })

  test.each([
    ['450 4.1.2 <sara@odd.example>: Domain not found', 3 * 24 * 60],
    ['550 Unrouteable address', 30],
    ['501 Invalid RCPT TO <sara@odd.example>', 30],
    ['550 5.7.1 <sara@odd.example>: suppressed', 30],
  ])('by %s end with their link after %i minutes', async (answer, minutes) => {
    server.answers.set('odd.example', answer)
    const worker = await startWorker()
    await worker.post(db, mailTo('sara@odd.example'), from('192.0.2.1'))
    await vi.waitFor(
      async () => expect((await findLetter('sara@odd.example')).queue).toBe('refused-mail'),
      { timeout: timeoutMs },
    )
    await tryAgain()
    await passMinutes(minutes - 5)
    const other = 'another@example.com'
    await worker.post(db, mailTo(other), from('198.51.100.1'))
    await vi.waitFor(async () => expect((await findLetter(other)).isKept).toBe(false), {
      timeout: timeoutMs,
    })
    await tryAgain()
    expect(await findLetter('sara@odd.example')).toMatchObject({ isKept: true })
    await passMinutes(6)
    await tryAgain()
    await worker.stop()
    expect(await findLetter('sara@odd.example')).toMatchObject({ isKept: false, queue: null })
    expect(await kept()).not.toContain('odd.example')
    expect(JSON.stringify(lines)).toContain(`RCPT TO: ${answer.slice(0, 3)}`)
  })
})

describe('a letter to which the server does not answer', () => {
  test('stays in the line behind those that were not tried, and its job names no recipient', async () => {
    server.answers.set('busy.example', '421 4.7.0 <sara@busy.example> come again')
    const worker = await startWorker()
    await worker.post(db, mailTo('sara@busy.example'), from('192.0.2.1'))
    await worker.post(db, mailTo('owner@busy.example', true), from('192.0.2.1'))
    const fail = async () => {
      const found = [await findLetter('sara@busy.example'), await findLetter('owner@busy.example')]
      expect(found.map(({ priority }) => priority)).toEqual([-10_000, 990_000])
    }
    await vi.waitFor(fail, { timeout: timeoutMs })
    await worker.stop()
    expect(await findLetter('sara@busy.example')).toMatchObject({ queue: 'mail', isRefused: false })
    expect(await kept()).not.toContain('busy.example')
    expect(JSON.stringify(lines)).toContain('"answer":"421 4.7.0"')
  })
})
