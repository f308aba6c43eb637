import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { minuteMs } from '#i18n/time-units.ts'
import { runSeparately, type SeparateRun } from '#platform/backup/separate-process.ts'
import type { ProcessAnswer } from './answer.ts'
import { isOlderThan, newestBackupAt } from './backups.ts'
import type { Config } from '../config.ts'

const program = new URL('./process.ts', import.meta.url)

/** How late a backup may begin; short beside the hours between two of them. */
const lookIntervalMs = 5 * minuteMs
/** A process that is restarted again and again does not begin one each time. */
const firstLookMs = 60_000
/** One that failed, as where the target is full, would do all its work in vain each time. */
const pauseAfterFailureMs = 30 * minuteMs
/** A target that hangs, as a network drive may, is waited for no longer. */
const maxAnswerMs = 60_000

type Parts = { config: Config; log: FastifyBaseLogger }

/** A backup that is late by half its interval is worth waking somebody for. */
function warnWhenOverdue({ config, log }: Parts, newest: Date | undefined, now: Date) {
  if (!isOlderThan(newest, 1.5, { config, now })) return
  log.warn({ newest: newest?.toISOString() ?? null }, 'backup is overdue')
}

/**
 * Asks the target for its newest backup, once at a time: each question to one that hangs holds a
 * thread of this process.
 */
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

function tell(log: FastifyBaseLogger, { done, problem }: ProcessAnswer) {
  if (problem !== undefined) log.warn({ problem }, 'backup failed')
  else if (done?.problem) log.warn(done, 'backup made, with a problem')
  else if (done) log.info(done, 'backup made')
}

/**
 * Looks whether a backup is due, and has it made in its own process. Every process that runs
 * jobs looks; a lock in the database lets one of them make it.
 */
export function scheduleBackups({ config, log }: Parts) {
  const findNewest = newestAsker(config)
  let running: SeparateRun<ProcessAnswer> | undefined
  let seen: { newest: Date | undefined } | undefined
  let nextTryMs = 0

  const make = async () => {
    running = runSeparately<ProcessAnswer>(program, config)
    const answer = await running.answer.finally(() => (running = undefined))
    tell(log, answer)
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
  const look = async () => {
    if (config.backup.to === undefined) return
    const now = new Date()
    // While a backup is under way or the target does not answer as well: either may hang.
    await makeWhenDue(now).finally(() => seen && warnWhenOverdue({ config, log }, seen.newest, now))
  }
  const lookSafely = () => look().catch((err: unknown) => log.warn({ err }, 'backup failed'))
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
