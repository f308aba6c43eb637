import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { testKeys } from '#test/keys.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { openJobs } from '../jobs/jobs.ts'
import { openVault } from '../secrets/vault.ts'
import { raiseLateLetters } from './late-letters.ts'
import { nobody } from './mails.ts'
import { postOffice } from './post-office.ts'

const siteName = () => ({ en: 'Dara', ar: 'دارة' })
const { kysely: db, pool } = await freshDatabase()

const letterTo = (to: string, isToOwner = false) => ({
  to,
  isToOwner,
  language: 'en' as const,
  subject: 'Confirm your e-mail',
  name: 'Sara',
  paragraphs: ['Open the link.'],
  link: { label: 'Confirm', url: 'https://dara.example/en/verify/secret' },
  footer: 'Dara',
})

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

test('a letter that has waited for ten minutes is as urgent as a first one, the oldest of each network', async () => {
  const jobs = await openJobs(pool, { log: quiet, isWorker: false })
  const post = postOffice({ jobs, vault: openVault(testKeys.vault), siteName })
  await post(db, letterTo(nobody), from('198.18.0.1'))
  for (const name of ['a1', 'a2', 'a3']) {
    await post(db, letterTo(`${name}@example.com`), from('192.0.2.1'))
    await passMinutes(1)
  }
  for (const name of ['o1', 'o2']) {
    await post(db, letterTo(`${name}@example.com`, true), from('192.0.2.1'))
    await passMinutes(1)
  }
  await passMinutes(4)
  for (const [name, address] of [
    ['b1', '198.51.100.1'],
    ['c1', '203.0.113.1'],
  ] as const) {
    await post(db, letterTo(`${name}@example.com`), from(address))
  }
  await raiseLateLetters(db)
  expect(await order()).toEqual(['o1', 'o2', 'a1', 'b1', 'c1', 'a2', 'a3', ''])
  await passMinutes(4)
  await raiseLateLetters(db)
  expect(await order()).toEqual(['o1', 'o2', 'a1', 'a2', 'b1', 'c1', 'a3', ''])
  await raiseLateLetters(db)
  expect(await order()).toEqual(['o1', 'o2', 'a1', 'a2', 'a3', 'b1', 'c1', ''])
  // Of letters to owners, which go first, too.
  await post(db, letterTo('o3@example.com', true), from('198.51.100.1'))
  expect((await order()).slice(0, 3)).toEqual(['o1', 'o3', 'o2'])
  await passMinutes(4)
  await raiseLateLetters(db)
  expect((await order()).slice(0, 3)).toEqual(['o1', 'o2', 'o3'])
  await jobs.stop()
})
