import type { FastifyBaseLogger } from 'fastify'
import { runSeparately, type SeparateRun } from '#platform/backup/separate-process.ts'
import type { ProcessAnswer } from './answer.ts'
import { isBackupDue, newestBackupAt } from './backups.ts'
import type { Config } from '../config.ts'

const program = new URL('./process.ts', import.meta.url)

/** How late a backup may begin; short beside the hours between two of them. */
const lookIntervalMs = 5 * 60_000
/** A process that is restarted again and again does not begin one each time. */
const firstLookMs = 60_000
/** One that failed, as where the target is full, would do all its work in vain each time. */
const pauseAfterFailureMs = 30 * 60_000
const hourMs = 3600_000

type Parts = { config: Config; log: FastifyBaseLogger }

/** A backup that is late by half its interval is worth waking somebody for. */
function warnWhenOverdue({ config, log }: Parts, newest: Date | undefined, now: Date) {
  const ageHours = newest && (now.getTime() - newest.getTime()) / hourMs
  if (ageHours !== undefined && ageHours < config.backup.everyHours * 1.5) return
  log.warn({ newest: newest?.toISOString() ?? null }, 'backup is overdue')
}

function tell(log: FastifyBaseLogger, { done, problem }: ProcessAnswer) {
  if (problem !== undefined) log.warn({ problem }, 'backup failed')
  else if (done?.problem) log.warn(done, 'backup made, with a problem')
  else if (done) log.info(done, 'backup made')
}

/**
 * Looks whether a backup is due, and has it made in a process of its own. Every process that runs
 * jobs looks; a lock in the database lets one of them make it.
 */
export function scheduleBackups({ config, log }: Parts) {
  const { to } = config.backup
  let running: SeparateRun<ProcessAnswer> | undefined
  let nextTryMs = 0

  const make = async () => {
    running = runSeparately<ProcessAnswer>(program, config)
    const answer = await running.answer
    tell(log, answer)
    if (answer.problem !== undefined) nextTryMs = Date.now() + pauseAfterFailureMs
  }
  const look = async () => {
    if (to === undefined || running) return
    const now = new Date()
    const isTime = now.getTime() >= nextTryMs && (await isBackupDue(config, now))
    if (isTime) await make().finally(() => (running = undefined))
    warnWhenOverdue({ config, log }, await newestBackupAt(config, to), now)
  }
  const lookSafely = () => look().catch((err: unknown) => log.warn({ err }, 'backup failed'))
  const first = setTimeout(() => void lookSafely(), firstLookMs).unref()
  const timer = setInterval(() => void lookSafely(), lookIntervalMs).unref()
  return {
    /** What the timers do. */
    look: lookSafely,
    stop: async () => {
      clearTimeout(first)
      clearInterval(timer)
      await running?.stop()
    },
  }
}
