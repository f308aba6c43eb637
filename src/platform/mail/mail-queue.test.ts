import { describe, expect, test, vi } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { testKeys } from '#test/keys.ts'
import { mailServer } from '#test/mail/mail-server.ts'
import { mailTo, startMailWorker, withoutWorker } from '#test/mail/mail-worker.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { openJobs } from '../jobs/jobs.ts'
import { openVault } from '../secrets/vault.ts'
import { findMails, nobody } from './mails.ts'
import { mailJob, nobodyJob } from './mail-jobs.ts'
import { openMailLog } from './mail-log.ts'
import { openMailQueue } from './mail-queue.ts'
import { openSmtpTransport } from './smtp.ts'

const siteName = () => ({ en: 'Dara', ar: 'دارة' })
const database = await freshDatabase()
const { kysely: db, pool } = database
const vault = openVault(testKeys.vault)

const waiting = async (to: string) => {
  const { rows } = await pool.query(
    `select job.priority from jobs.job
    join mails on mails.id::text = job.data->>'id'
    where mails.recipient = $1 and job.state = 'created'
    order by job.priority desc`,
    [to],
  )
  return rows as { priority: number }[]
}

const recipientsOf = (received: readonly string[]) =>
  received.map((mail) => /^To: (.*)$/im.exec(mail)?.[1]?.trim())

const rowsOf = async (to: string) =>
  (await pool.query('select id from mails where recipient = $1', [to])).rows

const office = async (places?: number) => {
  const server = await mailServer()
  return { server, ...(await startMailWorker(database, { server, places })) }
}

type MailQueueParts = Awaited<ReturnType<typeof office>>

const withWork = async (work: (parts: MailQueueParts) => Promise<void>, places?: number) => {
  const parts = await office(places)
  await work(parts).finally(parts.stop)
}

const sealedOf = async (to: string) => {
  const row = await db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', to)
    .executeTakeFirstOrThrow()
  return row.sealed
}

const failedOnce = async () => {
  const { rows } = await pool.query("select 1 from jobs.job where state = 'retry'")
  return rows.length > 0
}

describe('the post office', () => {
  test('carries a letter to the mail server and forgets what it said', async () => {
    await withWork(async ({ server, post }) => {
      await post(db, mailTo('Sara@example.com'), { now: new Date() })
      await vi.waitFor(() => expect(server.received).toHaveLength(1), 60_000)
      expect(server.received[0]).toContain('To: sara@example.com')
      expect(server.received[0]).toContain('Content-Type: text/plain')
      expect(server.received[0]).toContain('Content-Type: text/html')
      await vi.waitFor(async () => expect(await sealedOf('sara@example.com')).toBeNull(), 60_000)
    })
  })

  test('carries a letter to nobody nowhere, and leaves no row of it', async () => {
    await withWork(async ({ server, post }) => {
      await post(db, mailTo(nobody), { now: new Date() })
      await vi.waitFor(async () => expect(await rowsOf(nobody)).toEqual([]), 60_000)
      await post(db, mailTo('later@example.com'), { now: new Date() })
      await vi.waitFor(() => expect(server.received).toHaveLength(1), 60_000)
      expect(server.received[0]).toContain('To: later@example.com')
    })
  })

  test('keeps what it says sealed until then', async () => {
    const jobs = await openJobs(pool, { log: quiet, isWorker: false })
    await openMailQueue({ jobs, vault, siteName })(db, mailTo('sealed@example.com'), {
      now: new Date(),
    })
    await jobs.stop()
    expect((await sealedOf('sealed@example.com'))?.includes('verify')).toBe(false)
    const [mail] = await findMails(db, vault, 'sealed@example.com')
    expect(mail?.text).toContain('https://dara.example/en/verify/secret')
    await db.deleteFrom('mails').where('recipient', '=', 'sealed@example.com').execute()
  })

  test('loses nothing while the mail server is away', async () => {
    await withWork(async ({ server, post }) => {
      await server.leave()
      await post(db, mailTo('patient@example.com'), { now: new Date() })
      await expect.poll(failedOnce).toBe(true)
      expect(server.received).toHaveLength(0)
      await server.comeBack()
      await vi.waitFor(() => expect(server.received).toHaveLength(1), 60_000)
    })
  })

  test('tries an address that there is not once, not for weeks', async () => {
    await withWork(async ({ post }) => {
      await post(db, mailTo('nobody@nowhere.example'), { now: new Date() })
      await vi.waitFor(
        async () => expect(await sealedOf('nobody@nowhere.example')).toBeNull(),
        60_000,
      )
    })
  })

  test('sends nothing of what was not stored in the end', async () => {
    await withWork(async ({ server, post }) => {
      const undone = db.transaction().execute(async (tx) => {
        await post(tx, mailTo('nobody@example.com'), { now: new Date() })
        throw new Error('changed my mind')
      })
      await expect(undone).rejects.toThrow('changed my mind')
      await post(db, mailTo('somebody@example.com'), { now: new Date() })
      await vi.waitFor(() => expect(server.received).toHaveLength(1), 60_000)
      expect(server.received[0]).toContain('somebody@example.com')
    })
  })

  test('sends a mail once, and under the same Message-ID if it must be sent again', async () => {
    await withWork(async ({ server, job, post }) => {
      await post(db, mailTo('twice@example.com'), { now: new Date() })
      await vi.waitFor(() => expect(server.received).toHaveLength(1), 60_000)
      const sent = () =>
        db
          .selectFrom('mails')
          .select('id')
          .where('recipient', '=', 'twice@example.com')
          .where('sent_at', 'is not', null)
          .executeTakeFirstOrThrow()
      const { id } = await vi.waitFor(sent, 60_000)
      await job.run({ id })
      expect(server.received).toHaveLength(1)
      expect(server.received[0]).toContain(`Message-ID: <${id}@dara.example>`)
    })
  })
})

describe('the line of letters', () => {
  const from = (address: string) => ({ now: new Date(), caller: { address } })

  test('lets the first letter of a network go before the second of another', async () => {
    await withoutWorker(database, async (post) => {
      for (let at = 0; at < 5; at += 1) {
        await post(db, mailTo('many@example.com'), from(`2001:db8:1:${at}`))
      }
      await post(db, mailTo('one@example.com'), from('192.0.2.1'))
      const [one] = await waiting('one@example.com')
      const places = (await waiting('many@example.com')).map(({ priority }) => priority)
      expect(places).toEqual([0, -1, -2, -3, -4])
      expect(one?.priority).toBe(0)
      await post(db, { ...mailTo('owner@example.com'), isToOwner: true }, from('2001:db8:1:9'))
      expect((await waiting('owner@example.com'))[0]?.priority).toBeGreaterThan(0)
    })
    await withWork(async ({ server }) => {
      await vi.waitFor(() => expect(server.received).toHaveLength(7), 60_000)
      const order = recipientsOf(server.received)
      expect(order[0]).toBe('owner@example.com')
      expect(order.slice(1, 3)).toContain('one@example.com')
    }, 1)
  })

  test('is not longer for letters to nobody', async () => {
    const server = await mailServer()
    const transport = openSmtpTransport(server.url, 'Dara <hello@dara.example>')
    await withoutWorker(database, (post) => post(db, mailTo(nobody), from('192.0.2.2')))
    const jobs = await openJobs(pool, { log: quiet, isWorker: true })
    // Those who carry letters leave it to the other.
    const note = openMailLog(quiet)
    await jobs.work(mailJob({ db, vault, jobs, transport, keepsMail: false, note }))
    await openMailQueue({ jobs, vault, siteName })(
      db,
      mailTo('next@example.com'),
      from('192.0.2.2'),
    )
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 60_000)
    expect(await waiting(nobody)).toHaveLength(1)
    await jobs.work(nobodyJob(db))
    await vi.waitFor(async () => expect(await waiting(nobody)).toEqual([]), 60_000)
    await jobs.stop()
    transport.close()
  })

  test('moves on as soon as a letter has been carried', async () => {
    await withoutWorker(database, async (post) => {
      for (let at = 0; at < 60; at += 1) await post(db, mailTo('soon@example.com'), from('::1'))
    })
    await withWork(async ({ server }) => {
      await vi.waitFor(() => expect(server.received.length).toBeGreaterThan(0), 60_000)
      // With a poll of half a second between two letters two places take fifteen seconds for them.
      await vi.waitFor(() => expect(server.received).toHaveLength(60), 12_000)
    })
  })
})
