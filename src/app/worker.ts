import type { FastifyBaseLogger } from 'fastify'
import { sweepTeams } from '#features/members/jobs.ts'
import { sweepAccounts } from '#features/registration/jobs.ts'
import type { Db } from '#platform/handle.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { mailJob, mailQueue, postOffice } from '#platform/mail/post-office.ts'
import { smtpCarrier } from '#platform/mail/smtp.ts'
import { openVault } from '#platform/secrets/vault.ts'
import type { Database } from '#platform/sql.ts'
import type { Config } from './config.ts'
import type { Keys } from './keys.ts'

/** Every queue; they are made before any process puts something in. */
export const queues = [mailQueue]

const sweepAge = 3600_000

async function sweepAll(db: Db) {
  await sweepAccounts(db, new Date())
  await sweepTeams(db, new Date())
}

type Parts = { config: Config; keys: Keys; log: FastifyBaseLogger }

/** What happens later, in this process or, with WORKER off, in another. */
export async function openWork({ pool, kysely: db }: Database, { config, keys, log }: Parts) {
  const vault = openVault(keys.vault)
  const carrier = config.smtpUrl ? smtpCarrier(config.smtpUrl, config.mailFrom) : undefined
  const jobs = await openJobs(pool, { log, isWorker: config.isWorker })
  await jobs.work(mailJob({ db, vault, carrier, keepsMail: config.isDemo }))
  const tidy = () => sweepAll(db).catch((err: unknown) => log.warn({ err }, 'not swept'))
  const timer = config.isWorker ? setInterval(() => void tidy(), sweepAge).unref() : undefined
  return {
    vault,
    post: postOffice({ jobs, vault }),
    stop: async () => {
      clearInterval(timer)
      await jobs.stop()
      carrier?.close()
    },
  }
}
