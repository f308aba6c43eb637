import { openJobs, queueSchema } from '#platform/jobs/jobs.ts'
import { mailJob, nobodyJob, refusedMailJob } from '#platform/mail/mail-jobs.ts'
import { openMailLog } from '#platform/mail/mail-log.ts'
import { openMailQueue } from '#platform/mail/mail-queue.ts'
import { openSmtpTransport } from '#platform/mail/smtp.ts'
import { openVault } from '#platform/secrets/vault.ts'
import type { Database } from '#platform/sql.ts'
import { testKeys } from '../keys.ts'
import { quiet } from '../throwaway-postgres.ts'
import type { startMailServer } from './mail-sink.ts'

const vault = openVault(testKeys.vault)
const siteName = () => ({ en: 'Dara', ar: 'دارة' })

/** A letter with a link. */
export const mailTo = (to: string, isToOwner = false) => ({
  to,
  isToOwner,
  language: 'en' as const,
  subject: 'Confirm your e-mail',
  name: 'Sara',
  paragraphs: ['Open the link.'],
  link: { label: 'Confirm', url: 'https://dara.example/en/verify/secret' },
  footer: 'Dara',
})

/** Keeps letters that nobody carries meanwhile. */
export async function withoutWorker(
  { pool }: Pick<Database, 'pool'>,
  work: (post: ReturnType<typeof openMailQueue>) => Promise<void>,
): Promise<void> {
  const jobs = await openJobs(pool, { log: quiet, isWorker: false })
  await work(openMailQueue({ jobs, vault, siteName })).finally(jobs.stop)
}

/** What a worker is told when jobs are put in, for those that a test has moved forward. */
export const announceJobs = ({ pool }: Pick<Database, 'pool'>, queue: string) =>
  pool.query(`select pg_notify('pgboss_' || left(encode(sha224($1::bytea), 'hex'), 24), $2)`, [
    queueSchema,
    queue,
  ])

type Options = {
  server: Awaited<ReturnType<typeof startMailServer>>
  /** Letters that are carried at once; one, where their order is asked for. */
  places?: number | undefined
  /** Gets each line of the log. */
  say?: (line: object) => void
}

/** What carries letters to a server. */
export async function startMailWorker({ kysely: db, pool }: Database, options: Options) {
  const { server, places, say = () => undefined } = options
  const transport = openSmtpTransport(server.url, 'Dara <hello@dara.example>')
  const jobs = await openJobs(pool, { log: quiet, isWorker: true })
  const note = openMailLog({ warn: (line: object) => say(line) })
  const delivery = { db, vault, jobs, transport, keepsMail: false, note }
  const job = mailJob(delivery)
  await jobs.work({ ...job, queue: { ...job.queue, ...(places && { places }) } })
  await jobs.work(refusedMailJob(delivery))
  await jobs.work(nobodyJob(db))
  const stop = async () => {
    await jobs.stop()
    transport.close()
  }
  return { job, post: openMailQueue({ jobs, vault, siteName }), stop }
}
