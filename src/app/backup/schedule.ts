import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { minuteMs } from '#i18n/time-units.ts'
import { runSeparately, type SeparateRun } from '#platform/backup/separate-process.ts'
import type { ProcessAnswer } from './answer.ts'
import { isOlderThan, newestBackupAt } from './backups.ts'
import type { Config } from '../config.ts'

const program = new URL('./process.ts', import.meta.url)

const lookIntervalMs = 5 * minuteMs
/** A process that restarts repeatedly must not begin a backup each time. */
const firstLookMs = 60_000
/** After a failure, for instance a full target, retries would repeat all work in vain. */
const pauseAfterFailureMs = 30 * minuteMs
/** For a target that hangs, such as a network drive. */
const maxAnswerMs = 60_000

type ScheduleOptions = { config: Config; log: FastifyBaseLogger }

/** Late by half an interval is worth an alert. */
function warnWhenOverdue({ config, log }: ScheduleOptions, newest: Date | undefined, now: Date) {
  if (!isOlderThan(newest, 1.5, { config, now })) return
  log.warn({ newest: newest?.toISOString() ?? null }, 'backup is overdue')
}

/** One listing at a time: each one that hangs occupies a thread of this process. */
function newestAsker(config: Config) {
  let asked: Promise<Date | undefined> | undefined
  const ask = async (now: Date) => {
    asked ??= newestBackupAt(config, now).finally(() => (asked = undefined))
    const tooLong = sleep(maxAnswerMs, undefined, { ref: false }).then(() => {
      throw new Error('the target of backups does not answer')
    })
    return Promise.race([asked, tooLong])
  }
  return ask
}

function logAnswer(log: FastifyBaseLogger, { done, problem }: ProcessAnswer) {
  if (problem !== undefined) log.warn({ problem }, 'backup failed')
  else if (done?.problem) log.warn(done, 'backup made, with a problem')
  else if (done) log.info(done, 'backup made')
}

/** Every process that runs jobs checks; a lock in the database lets one make the backup. */
export function scheduleBackups({ config, log }: ScheduleOptions) {
  const findNewest = newestAsker(config)
  let running: SeparateRun<ProcessAnswer> | undefined
  let seen: { newest: Date | undefined } | undefined
  let nextTryMs = 0

  const make = async () => {
    running = runSeparately<ProcessAnswer>(program, config)
    const answer = await running.answer.finally(() => (running = undefined))
    logAnswer(log, answer)
    if (answer.problem !== undefined) nextTryMs = Date.now() + pauseAfterFailureMs
  }
  const see = async () => (seen = { newest: await findNewest(new Date()) })
  const makeWhenDue = async (now: Date) => {
    const { newest } = await see()
    const isDue = isOlderThan(newest, 1, { config, now })
    if (running || !isDue || now.getTime() < nextTryMs) return
    await make()
    await see()
  }
  const lookIfDue = async () => {
    if (config.backup.to === undefined) return
    const now = new Date()
    // Also while a backup runs or the target does not answer, since either may hang.
    await makeWhenDue(now).finally(() => seen && warnWhenOverdue({ config, log }, seen.newest, now))
  }
  const lookSafely = () => lookIfDue().catch((err: unknown) => log.warn({ err }, 'backup failed'))
  const first = setTimeout(() => void lookSafely(), firstLookMs).unref()
  const timer = setInterval(() => void lookSafely(), lookIntervalMs).unref()
  return {
    look: lookSafely,
    stop: async () => {
      clearTimeout(first)
      clearInterval(timer)
      await running?.stop()
    },
  }
}
