import type { FastifyBaseLogger } from 'fastify'
import { remindOfEnds } from '#features/ad-life/jobs.ts'
import { type Media, sweepFiles } from '#features/files/jobs.ts'
import { sweepTeams } from '#features/members/jobs.ts'
import { sweepAccounts } from '#features/registration/jobs.ts'
import type { Db } from '#platform/handle.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { incomingOf, openMedia, resumableOf } from '#platform/media/media.ts'
import { mailJob, mailQueue, postOffice } from '#platform/mail/post-office.ts'
import { smtpCarrier } from '#platform/mail/smtp.ts'
import { openVault } from '#platform/secrets/vault.ts'
import type { Database } from '#platform/sql.ts'
import { sweepIncoming } from '#platform/uploads/sweep-incoming.ts'
import type { Config } from './config.ts'
import type { Keys } from './keys.ts'

/** Every queue; they are made before any process puts something in. */
export const queues = [mailQueue]

const sweepAge = 3600_000

type Swept = { db: Db; media: Media; config: Config }

async function sweepAll({ db, media, config }: Swept) {
  await sweepAccounts(db, new Date())
  await sweepTeams(db, new Date())
  await sweepFiles(db, media, new Date())
  await sweepIncoming(incomingOf(config), new Date())
  await sweepIncoming(resumableOf(config), new Date())
}

type Parts = { config: Config; keys: Keys; log: FastifyBaseLogger }

/** What happens later, in this process or, with WORKER off, in another. */
export async function openWork(database: Database, { config, keys, log }: Parts) {
  const { pool, kysely: db } = database
  const media = openMedia(config)
  const vault = openVault(keys.vault)
  const carrier = config.smtpUrl ? smtpCarrier(config.smtpUrl, config.mailFrom) : undefined
  const jobs = await openJobs(pool, { log, isWorker: config.isWorker })
  await jobs.work(mailJob({ db, vault, carrier, keepsMail: config.isDemo }))
  const notSwept = (err: unknown) => log.warn({ err }, 'not swept')
  const post = postOffice({ jobs, vault })
  const origin = config.publicUrl ?? `http://${config.host}:${config.port}`
  const remind = () => remindOfEnds(database, { post, origin, now: new Date() })
  const tidy = () => sweepAll({ db, media, config }).then(remind).catch(notSwept)
  const timer = config.isWorker ? setInterval(() => void tidy(), sweepAge).unref() : undefined
  return {
    vault,
    media,
    post,
    stop: async () => {
      clearInterval(timer)
      await jobs.stop()
      await media.studio.close()
      carrier?.close()
    },
  }
}
