import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { mailTo } from '#test/mail/mail-worker.ts'
import { testKeys } from '#test/keys.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { openJobs } from '../jobs/jobs.ts'
import { openVault } from '../secrets/vault.ts'
import { raiseLateMails } from './late-mails.ts'
import { nobody } from './mails.ts'
import { openMailQueue } from './mail-queue.ts'

const siteName = () => ({ en: 'Dara', ar: 'دارة' })
const { kysely: db, pool } = await freshDatabase()

const from = (address: string) => ({ now: new Date(), caller: { address } })

/** Whose letter is carried next, and so on, as the queue takes them. */
async function order(): Promise<string[]> {
  const { rows } = await pool.query(
    `select mails.recipient from jobs.job
    join mails on mails.id::text = job.data->>'id'
    where job.state = 'created'
    order by job.priority desc, job.created_on`,
  )
  return rows.map(({ recipient }) => recipient.split('@')[0])
}

const passMinutes = (minutes: number) =>
  pool.query(`update jobs.job set created_on = created_on - interval '1 minute' * $1`, [minutes])

const carry = (name: string) =>
  pool.query(
    `delete from jobs.job
    where data->>'id' = (select id::text from mails where recipient = $1)`,
    [`${name}@example.com`],
  )

test('a letter that has waited for ten minutes becomes a first one behind those of others, one of each network at a time', async () => {
  const jobs = await openJobs(pool, { log: quiet, isWorker: false })
  const post = openMailQueue({ jobs, vault: openVault(testKeys.vault), siteName })
  await post(db, mailTo(nobody), from('198.18.0.1'))
  for (const name of ['a1', 'a2', 'a3']) {
    await post(db, mailTo(`${name}@example.com`), from('192.0.2.1'))
    await passMinutes(1)
  }
  for (const name of ['o1', 'o2']) {
    await post(db, mailTo(`${name}@example.com`, true), from('192.0.2.1'))
    await passMinutes(1)
  }
  for (const [name, address] of [
    ['b1', '198.51.100.1'],
    ['c1', '203.0.113.1'],
  ] as const) {
    await post(db, mailTo(`${name}@example.com`), from(address))
  }
  await carry('a1')
  await raiseLateMails(db)
  expect(await order()).toEqual(['o1', 'o2', 'b1', 'c1', 'a2', 'a3', ''])
  await passMinutes(10)
  await post(db, mailTo('d1@example.com'), from('198.18.1.1'))
  await raiseLateMails(db)
  expect(await order()).toEqual(['o1', 'o2', 'b1', 'c1', 'd1', 'a2', 'a3', ''])
  await post(db, mailTo('e1@example.com'), from('198.18.2.1'))
  // a2 stands among the first, so a3 does not, however often it is looked for what is late.
  for (let time = 0; time < 3; time += 1) await raiseLateMails(db)
  expect(await order()).toEqual(['o1', 'o2', 'b1', 'c1', 'd1', 'a2', 'e1', 'a3', ''])
  await carry('a2')
  await raiseLateMails(db)
  expect(await order()).toEqual(['o1', 'o2', 'b1', 'c1', 'd1', 'e1', 'a3', ''])
  // Of letters to owners, which go first, too.
  await post(db, mailTo('o3@example.com', true), from('198.51.100.1'))
  expect((await order()).slice(0, 3)).toEqual(['o1', 'o3', 'o2'])
  await carry('o1')
  await post(db, mailTo('o4@example.com', true), from('203.0.113.1'))
  await raiseLateMails(db)
  expect((await order()).slice(0, 3)).toEqual(['o3', 'o4', 'o2'])
  await jobs.stop()
})
