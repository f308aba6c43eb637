import { readConfig } from '#app/config.ts'
import { eraseAgain, type ErasedAgain, type Restored, restoreSite } from '#app/backup/restore.ts'
import { type RestoreCommand, readRestoreArguments, restoreHelp } from './arguments.ts'
import { quietLog, reasonOf } from './failure.ts'
import { openProgress, sizeText } from './progress.ts'
import { requireNode } from '../node-version.ts'

const stepTexts = {
  files: 'files',
  rows: 'rows',
  indexes: 'indexes and foreign keys',
  finish: 'migrations, erasures, vacuum',
}

const rowsOf = ({ summary }: Pick<Restored, 'summary'>) =>
  summary.tables.reduce((sum, { rows }) => sum + rows, 0)

async function restore(command: RestoreCommand): Promise<Restored> {
  const progress = openProgress()
  const { from, erasedFrom, allowsOtherKeys } = command
  try {
    return await restoreSite({
      config: readConfig(process.env),
      from,
      erasedFrom,
      allowsOtherKeys,
      log: quietLog,
      onVerify: ({ rowBytes, files, ofFiles }) =>
        progress.show({
          text: `checking: ${sizeText(rowBytes)} of rows · ${files} of ${ofFiles} files`,
          done: files,
          total: ofFiles,
        }),
      onProgress: ({ step, files, rows }, summary) => {
        const done = step === 'files' ? files : rows
        const total = step === 'files' ? summary.files.count : rowsOf({ summary })
        progress.show({ text: `restoring ${stepTexts[step]}: ${done} of ${total}`, done, total })
      },
    })
  } finally {
    progress.stop()
  }
}

function erasedText(erased: ErasedAgain | null): string {
  if (erased) {
    const { accounts, entries } = erased
    return `${accounts} accounts, and ${entries} messages and requests, erased again`
  }
  return 'No list of erasures was found: what was erased after the backup is back'
}

type Outcome = { text: string; facts: object }

async function runRestore(command: RestoreCommand): Promise<Outcome> {
  const begun = performance.now()
  const restored = await restore(command)
  const seconds = Number(((performance.now() - begun) / 1000).toFixed(2))
  const { summary, erased } = restored
  const { name, createdAt, files } = summary
  const rows = rowsOf(restored)
  const what = `${rows} rows, ${files.count} files (${sizeText(files.bytes)})`
  return {
    text: `Restored ${name} after ${seconds} s: ${what}. ${erasedText(erased)}.`,
    facts: { name, createdAt, rows, files: files.count, erased, seconds },
  }
}

async function runErasures({ from, erasedFrom }: RestoreCommand): Promise<Outcome> {
  const config = readConfig(process.env)
  const erased = await eraseAgain({ config, from, erasedFrom, log: quietLog })
  return { text: `${erasedText(erased)}.`, facts: { erased } }
}

async function main() {
  const command = readRestoreArguments(process.argv.slice(2))
  if (command === 'help') {
    process.stdout.write(`${restoreHelp}\n`)
    return
  }
  if ('problem' in command) {
    process.stderr.write(`${command.problem}\n\n${restoreHelp}\n`)
    process.exitCode = 2
    return
  }
  try {
    const run = command.verb === 'erasures' ? runErasures : runRestore
    const { text, facts } = await run(command)
    process.stdout.write(`${command.isJson ? JSON.stringify(facts) : text}\n`)
  } catch (error) {
    process.stderr.write(`The restore failed. ${reasonOf(error)}\n`)
    process.exitCode = 1
  }
}

requireNode()
await main()
