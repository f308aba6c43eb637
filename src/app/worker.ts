import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '#features/reference/site-settings/contract.ts'
import { mailSubscriptionReminders } from '#features/payments/subscriptions/actions/reminders.ts'
import { createSendDocumentLater, documentQueue } from '#features/payments/invoices/jobs.ts'
import { mailEndReminders } from '#features/posting/lifecycle/actions.ts'
import { followPermitRules } from '#features/posting/own-ads/actions.ts'
import { pictureJobs } from '#features/feeds/worker/jobs/bring-pictures.ts'
import { clearFeeds } from '#features/feeds/runs/actions/clearing.ts'
import { releaseOwnRuns } from '#features/feeds/runs/actions/attempts.ts'
import { feedJob, feedQueues, fetchJobs } from '#features/feeds/worker/jobs/runs.ts'
import { raiseLateWork } from '#features/feeds/runs/actions/turns.ts'
import { startDue, sweepFeeds } from '#features/feeds/sources/actions.ts'
import { warnOfFullStorage } from '#features/files/quotas/actions/fullness.ts'
import { type Media, sweepFiles } from '#features/files/uploads/actions.ts'
import {
  handOverJob,
  createHandOverLater,
  handOverQueue,
  sweepHandOvers,
} from '#features/feeds/handover/jobs.ts'
import { sweepInteractions } from '#features/listing/interactions/actions.ts'
import { sweepSearchCounts } from '#features/site/popular-searches/actions.ts'
import { sweepFavorites } from '#features/visitors/favourites/actions.ts'
import {
  createAdoptFavoritesLater,
  favoritesJob,
  favoritesQueue,
} from '#features/visitors/favourites/jobs.ts'
import { sweepTeams } from '#features/directory/team/actions.ts'
import { finishErasures } from '#features/oversight/privacy/actions.ts'
import { sweepUncountedBytes, sweepUploads } from '#features/files/resumable/actions.ts'
import { sweepStorage } from '#features/files/quotas/actions/shares.ts'
import { sweepAccounts } from '#features/accounts/registration/actions.ts'
import { sweepForms } from '#features/visitors/retention/actions.ts'
import { followAlerts, sweepAlerts } from '#features/visitors/alerts/actions/following.ts'
import {
  adoptionJob,
  adoptionQueue,
  createAdoptSearchesLater,
} from '#features/visitors/saved-searches/jobs.ts'
import { hourMs, minuteMs, secondMs } from '#i18n/time-units.ts'
import { setHashKey } from '#platform/database/keyed-hash.ts'
import type { Db } from '#platform/handle.ts'
import { type Jobs, openJobs, type Queue } from '#platform/jobs/jobs.ts'
import { openMedia } from '#platform/media/media.ts'
import { raiseLateMails } from '#platform/mail/late-mails.ts'
import { mailJobs } from '#platform/mail/mail-jobs.ts'
import { mailQueue, type Post, refusedMailQueue } from '#platform/mail/mail-queue.ts'
import { openSmtpTransport } from '#platform/mail/smtp.ts'
import { openOutgoing, type OutgoingOptions } from '#platform/outgoing/outgoing.ts'
import { openVault } from '#platform/secrets/vault.ts'
import type { Database } from '#platform/sql.ts'
import { incomingOf } from '#platform/storage/own-places.ts'
import { eachInTurn } from '#platform/sweeping/batches.ts'
import { sweepIncoming } from '#platform/uploads/sweep-incoming.ts'
import { scheduleBackups } from './backup/schedule.ts'
import { noteErasures } from './backup/backups.ts'
import type { Config } from './config.ts'
import type { Keys } from './keys.ts'
import { openMailing } from './payments/mailing.ts'

/** A job, so that it is retried; it writes the whole list, so a few jobs serve many erasures. */
const erasureQueue: Queue = { name: 'erasures', groupedBy: 'list' }

/** Created before any process enqueues a job. */
export const queues: Queue[] = [
  mailQueue,
  refusedMailQueue,
  erasureQueue,
  handOverQueue,
  adoptionQueue,
  favoritesQueue,
  documentQueue,
  ...feedQueues,
]

const sweepIntervalMs = hourMs

type Swept = { db: Db; media: Media; config: Config; log: FastifyBaseLogger }

const sweepsOf = ({ db, media, log }: Omit<Swept, 'config'>) => [
  () => sweepAccounts(db, new Date()),
  () => finishErasures(db, media),
  () => sweepHandOvers(db),
  () => sweepTeams(db, new Date()),
  () => sweepFiles(db, media, new Date()),
  () => sweepFeeds(db, new Date()),
  () => sweepInteractions(db, new Date()),
  () => sweepSearchCounts(db, new Date()),
  () => sweepFavorites(db, new Date()),
  () => sweepForms(db, new Date()),
  () => sweepAlerts(db, new Date()),
  () => sweepUploads(db, media, new Date()),
  () => warnOfFullStorage(db, log),
]

/** Also in processes that only serve, because each machine may have its own disk. */
const sweepsOfDisk = ({ db, media, config }: Swept) => [
  () => sweepIncoming(incomingOf(config), new Date()),
  () => sweepUncountedBytes(db, media),
]

type Task = () => Promise<unknown>

const hourly = (swept: Swept, remind: Task): Task[] =>
  swept.config.isWorker ? [...sweepsOf(swept), remind, ...sweepsOfDisk(swept)] : sweepsOfDisk(swept)

function oneAtATime(task: () => Promise<unknown>): () => Promise<void> {
  let isBusy = false
  return async () => {
    if (isBusy) return
    isBusy = true
    await task().finally(() => {
      isBusy = false
    })
  }
}

type WorkOptions = {
  config: Config
  keys: Keys
  log: FastifyBaseLogger
  lookups: Pick<Parameters<typeof feedJob>[0], 'gazetteer' | 'catalogue'> & {
    settings: () => Pick<Settings, 'siteName'>
  }
  outgoingOptions?: Partial<OutgoingOptions> | undefined
}

/** The longest delay of a feed's run and of the deletion of removed feeds. */
const feedCheckIntervalMs = 30_000

type FeedContext = WorkOptions & { db: Db; jobs: Jobs; media: Media }

async function openFeeds({ db, jobs, media, config, log, lookups, outgoingOptions }: FeedContext) {
  const outgoing = openOutgoing(outgoingOptions)
  const options = { db, jobs, media, outgoing, log, folder: incomingOf(config), ...lookups }
  for (const job of fetchJobs(options)) await jobs.work(job)
  await jobs.work(feedJob(options))
  for (const job of pictureJobs(options)) await jobs.work(job)
  const notStarted = (err: unknown) => log.warn({ err }, 'feeds not started')
  const notCleared = (err: unknown) => log.warn({ err }, 'feeds not cleared')
  const start = oneAtATime(() => startDue(db, jobs, new Date()).catch(notStarted))
  const clear = oneAtATime(() => clearFeeds(db).catch(notCleared))
  const look = () => void Promise.all([start(), clear()])
  const timer = config.isWorker ? setInterval(look, feedCheckIntervalMs).unref() : undefined
  return { outgoing, stop: () => clearInterval(timer) }
}

const every = (age: number, task: () => unknown) => setInterval(task, age).unref()

/** Runs each minute, so few entries of storage are left for each new draft to read. */
function minutely(db: Db, log: FastifyBaseLogger) {
  const warn = (what: string) => (err: unknown) => log.warn({ err }, what)
  return [
    () => raiseLateMails(db).catch(warn('late letters')),
    () => raiseLateWork(db, feedQueues).catch(warn('late feeds')),
    oneAtATime(() => sweepStorage(db).catch(warn('not swept'))),
    oneAtATime(() => followPermitRules(db).catch(warn('rules for permits not followed'))),
  ].map((task) => every(minuteMs, task))
}

/** How soon a changed ad is compared with saved searches, and an alert that is due is written. */
const alertIntervalMs = 5 * secondMs

type AlertContext = WorkOptions & { db: Db; post: Post }

function followAlertsRegularly({ db, post, lookups, config, log }: AlertContext) {
  const context = { ...lookups, post, origin: originOf(config), now: () => new Date() }
  const warn = (err: unknown) => log.warn({ err }, 'alerts not sent')
  return every(
    alertIntervalMs,
    oneAtATime(() => followAlerts(db, context).catch(warn)),
  )
}

const regularly = (context: AlertContext) => [
  ...minutely(context.db, context.log),
  followAlertsRegularly(context),
]

const originOf = ({ publicUrl, host, port }: Config) => publicUrl ?? `http://${host}:${port}`

const reminder =
  (database: Database, mailing: { post: Post; origin: string }) => async (): Promise<unknown> => {
    await mailSubscriptionReminders(database, { ...mailing, now: new Date() })
    return mailEndReminders(database, { ...mailing, now: new Date() })
  }

/** Call it in the transaction that erases. */
export const createNoteErasure = (jobs: Jobs) => (tx: Db) =>
  jobs.enqueue(tx, erasureQueue, { list: 'erased' })

const createEnqueuers = (jobs: Jobs) => ({
  noteErasure: createNoteErasure(jobs),
  handOverLater: createHandOverLater(jobs),
  adoptFavoritesLater: createAdoptFavoritesLater(jobs),
  sendDocumentLater: createSendDocumentLater(jobs),
  adoptSearchesLater: createAdoptSearchesLater(jobs),
})

const personJobs = (db: Db) => [handOverJob(db), adoptionJob(db), favoritesJob(db)]

const erasureJob = (database: Database, config: Config) => ({
  queue: erasureQueue,
  run: () => noteErasures(database, config),
})

export async function openWork(database: Database, options: WorkOptions) {
  const { config, keys, log, lookups } = options
  const { pool, kysely: db } = database
  setHashKey(db, keys.hashes)
  const media = openMedia(config)
  const vault = openVault(keys.vault)
  const transport = config.smtpUrl ? openSmtpTransport(config.smtpUrl, config.mailFrom) : undefined
  const jobs = await openJobs(pool, { log, isWorker: config.isWorker })
  const mails = { db, vault, jobs, transport, keepsMail: config.isDemo, log }
  for (const job of [...mailJobs(mails), erasureJob(database, config), ...personJobs(db)])
    await jobs.work(job)
  const feeds = await openFeeds({ ...options, db, jobs, media })
  const backups = config.isWorker ? scheduleBackups({ config, log }) : undefined
  const notSwept = (err: unknown) => log.warn({ err }, 'not swept')
  const origin = originOf(config)
  const post = await openMailing({ jobs, vault, db, origin, settings: lookups.settings })
  const remind = reminder(database, { post, origin })
  const sweeps = hourly({ db, media, config, log }, remind)
  const timers = [
    every(sweepIntervalMs, () => eachInTurn(sweeps, notSwept)),
    ...(config.isWorker ? regularly({ ...options, db, post }) : []),
  ]
  return {
    vault,
    media,
    post,
    jobs,
    outgoing: feeds.outgoing,
    ...createEnqueuers(jobs),
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      feeds.stop()
      await backups?.stop()
      await jobs.stop()
      await releaseOwnRuns(db).catch(notSwept)
      await media.mediaWorker.close()
      transport?.close()
    },
  }
}
