import { BackupUnderWay, UnusableBackup } from '#platform/backup/unusable.ts'
import type { BackupFacts, ProcessAnswer } from './answer.ts'
import { backUp, isBackupDue } from './backups.ts'
import type { Config } from '../config.ts'
import { openAsItIs } from '../store.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

async function backUpIfDue(config: Config): Promise<BackupFacts | undefined> {
  const { to = '', keep } = config.backup
  const { db, close } = await openAsItIs(config, quiet)
  try {
    const now = new Date()
    const isDue = () => isBackupDue(config, now)
    const made = await backUp({ config, db, address: to, now, keep, isDue })
    if (!made) return undefined
    const { summary, cleared } = made
    return {
      name: summary.name,
      rows: summary.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: summary.files.count,
      deletedBackups: cleared?.backups.length ?? 0,
      problem: cleared?.problem ?? missingFiles(summary.missing),
    }
  } finally {
    await close()
  }
}

const missingFiles = ({ length }: string[]) =>
  length > 0 ? `${length} files that rows refer to are missing from the storage` : undefined

async function answer(config: Config): Promise<ProcessAnswer> {
  try {
    const done = await backUpIfDue(config)
    return done ? { done } : {}
  } catch (error) {
    if (error instanceof BackupUnderWay) return {}
    const { message, stack } = error as Error
    return { problem: error instanceof UnusableBackup ? message : (stack ?? message) }
  }
}

// Without its parent nothing could stop this process.
process.once('disconnect', () => process.exit(1))
process.once('message', (config: Config) => {
  void answer(config).then((answerMessage) => process.send?.(answerMessage, () => process.exit(0)))
})
