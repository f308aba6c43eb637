import { type BackedUp, backUp, chooseBackup, openTarget } from '#app/backup/backups.ts'
import { type Config, readConfig } from '#app/config.ts'
import { openAsItIs } from '#app/store.ts'
import { listBackups, type Summary } from '#platform/backup/manifest.ts'
import { verifyBackup } from '#platform/backup/verify-backup.ts'
import { backupHelp, type BackupCommand, readBackupArguments } from './arguments.ts'
import { quietLog, reasonOf } from './failure.ts'
import { openProgress, sizeText } from './progress.ts'
import { requireNode } from '../node-version.ts'

/** What is printed, as text or as JSON, and what the program ends with. */
type Outcome = { text: string; facts: object }

/** Ctrl-C ends it between two files; what is left of it is removed with old backups. */
function stopSignal(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort())
  return stop.signal
}

const rowsOf = ({ tables }: Summary) => tables.reduce((sum, { rows }) => sum + rows, 0)

const factsOf = (summary: Summary) => ({
  name: summary.name,
  createdAt: summary.createdAt,
  release: summary.release,
  isEncrypted: summary.keyId !== null,
  rows: rowsOf(summary),
  tables: summary.tables.length,
  jobs: summary.jobs.rows,
  files: summary.files.count,
  fileBytes: summary.files.bytes,
  databaseBytes: summary.database.bytes,
  deleted: summary.deleted.length,
  missing: summary.missing,
})

const textOf = (summary: Summary) =>
  `${rowsOf(summary)} rows (${sizeText(summary.database.bytes)}) and ${summary.files.count} files (${sizeText(summary.files.bytes)}), ${summary.keyId === null ? 'not encrypted' : 'encrypted'}`

function warningsOf({ summary, cleared }: BackedUp): string[] {
  const { missing, keyId, keptKeys } = summary
  return [
    ...(missing.length > 0
      ? [`Missing in the storage although rows refer to them: ${missing.join(', ')}`]
      : []),
    ...(cleared?.problem ? [`Old files were not removed. ${cleared.problem}`] : []),
    ...(keyId === null
      ? ['Without BACKUP_KEY anybody who can read the target can read the backup.']
      : []),
    ...(keptKeys === undefined
      ? [
          'Keep ENCRYPTION_KEY and PASSWORD_PEPPER (or DATA_DIR/*.key) elsewhere: they are not in it.',
        ]
      : []),
  ]
}

async function create(config: Config, command: BackupCommand & { verb: 'create' }) {
  const progress = openProgress()
  const { address, keep } = command
  const { db, close } = await openAsItIs(config, quietLog)
  const begun = performance.now()
  try {
    const made = await backUp({
      config,
      db,
      address,
      keep,
      now: new Date(),
      signal: stopSignal(),
      onProgress: ({ rows, rowBytes, files, ofFiles }) =>
        progress.show({
          text: `${rows} rows, ${sizeText(rowBytes)} · ${files} of ${ofFiles} files`,
          done: files,
          total: ofFiles,
        }),
    })
    return { made: made!, seconds: (performance.now() - begun) / 1000 }
  } finally {
    progress.stop()
    await close()
  }
}

async function runCreate(config: Config, command: BackupCommand & { verb: 'create' }) {
  const { made, seconds } = await create(config, command)
  const { summary, cleared } = made
  for (const warning of warningsOf(made)) process.stderr.write(`${warning}\n`)
  const removed = cleared ? `, ${cleared.backups.length} old backups removed` : ''
  return {
    text: `Backup ${summary.name} after ${seconds.toFixed(1)} s: ${textOf(summary)}${removed}`,
    facts: {
      ...factsOf(summary),
      seconds: Number(seconds.toFixed(2)),
      ...(cleared && { cleared }),
    },
  }
}

async function runVerify(config: Config, address: string): Promise<Outcome> {
  const progress = openProgress()
  const onProgress = ({
    rowBytes,
    files,
    ofFiles,
  }: {
    rowBytes: number
    files: number
    ofFiles: number
  }) =>
    progress.show({
      text: `${sizeText(rowBytes)} of rows · ${files} of ${ofFiles} files`,
      done: files,
      total: ofFiles,
    })
  const place = await chooseBackup(config, address)
  const summary = await verifyBackup(place, { onProgress }).finally(progress.stop)
  return {
    text: `Backup ${summary.name} is whole: ${textOf(summary)}`,
    facts: { isWhole: true, ...factsOf(summary) },
  }
}

async function runList(config: Config, address: string): Promise<Outcome> {
  const names = await listBackups(openTarget(config, address).target)
  const text = names.length > 0 ? names.join('\n') : 'There is no backup there.'
  return { text, facts: { backups: names } }
}

async function run(command: BackupCommand): Promise<Outcome> {
  const config = readConfig(process.env)
  if (command.verb === 'create') return runCreate(config, command)
  return command.verb === 'verify'
    ? runVerify(config, command.address)
    : runList(config, command.address)
}

async function main() {
  const command = readBackupArguments(process.argv.slice(2))
  if (command === 'help') {
    process.stdout.write(`${backupHelp}\n`)
    return
  }
  if ('problem' in command) {
    process.stderr.write(`${command.problem}\n\n${backupHelp}\n`)
    process.exitCode = 2
    return
  }
  try {
    const { text, facts } = await run(command)
    process.stdout.write(`${command.isJson ? JSON.stringify(facts) : text}\n`)
  } catch (error) {
    process.stderr.write(`The backup command failed. ${reasonOf(error)}\n`)
    process.exitCode = 1
  }
}

requireNode()
await main()
