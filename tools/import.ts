import { ConfigError, readStorage } from '#app/config.ts'
import { openForCommand } from '#app/store.ts'
import { importAds, importPlaces } from '#features/feeds/bulk-import/actions/imports.ts'
import { sizeOf, UnreadableFile } from '#features/feeds/records/actions/rows.ts'
import { type Imported, ImportRunning } from '#features/feeds/bulk-import/actions/run.ts'
import { help, readArguments, type Wanted } from './importing/arguments.ts'
import { showProgress } from './importing/progress.ts'
import { requireNode } from './node-version.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: console.error }

/** The first Ctrl-C ends after the batch at hand, the second at once. */
function stopSignal(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      process.stderr.write('\nStopping after the rows at hand\n')
      stop.abort()
    })
  }
  return stop.signal
}

async function runImport(wanted: Wanted): Promise<Imported> {
  const progress = showProgress(await sizeOf(wanted.file))
  const store = await openForCommand(readStorage(process.env), quiet)
  const { kind, placeSource, file, source, refusedFile, isDryRun } = wanted
  const all = {
    file,
    source,
    refusedFile,
    isDryRun,
    ...(placeSource !== undefined && { placeSource }),
    signal: stopSignal(),
    onProgress: ({ rows, bytesRead }: { rows: number; bytesRead: number }) =>
      progress.update(rows, bytesRead),
  }
  try {
    return await (kind === 'locations' ? importPlaces : importAds)(store.db, all)
  } finally {
    progress.stop()
    await store.close()
  }
}

function lineOf(done: Imported, seconds: number): string {
  const counts = (['created', 'updated', 'unchanged', 'refused', 'skipped'] as const)
    .filter((name) => name !== 'skipped' || done.skipped > 0)
    .map((name) => `${done[name]} ${name}`)
  const how = done.isDryRun ? ' (dry run: nothing was changed)' : ''
  const reasons = Object.entries(done.reasons).map(([code, count]) => `  ${count} × ${code}`)
  return [
    `${done.rows} rows in ${seconds.toFixed(1)} s${how}: ${counts.join(', ')}`,
    ...reasons,
    ...(done.refusedFile ? [`Refused rows: ${done.refusedFile}`] : []),
    ...(done.isInterrupted ? ['Interrupted: run it again to go on'] : []),
  ].join('\n')
}

function report(done: Imported, { wanted, seconds }: { wanted: Wanted; seconds: number }) {
  const { kind, file, source, isJson } = wanted
  const text = isJson
    ? JSON.stringify({ kind, file, source, ...done, seconds: Number(seconds.toFixed(2)) })
    : lineOf(done, seconds)
  process.stdout.write(`${text}\n`)
  const isUseless = done.rows > 0 && done.refused === done.rows
  process.exitCode = done.isInterrupted || isUseless ? 1 : 0
}

const expected = [UnreadableFile, ImportRunning, ConfigError]

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return expected.some((kind) => error instanceof kind) ? error.message : (error.stack ?? '')
}

async function main() {
  const wanted = readArguments(process.argv.slice(2))
  if (wanted === 'help') {
    process.stdout.write(`${help}\n`)
    return
  }
  if ('problem' in wanted) {
    process.stderr.write(`${wanted.problem}\n\n${help}\n`)
    process.exitCode = 2
    return
  }
  const started = performance.now()
  try {
    const done = await runImport(wanted)
    report(done, { wanted, seconds: (performance.now() - started) / 1_000 })
  } catch (error) {
    process.stderr.write(`The import did not end well. ${reasonOf(error)}\n`)
    process.exitCode = 1
  }
}

requireNode()
await main()
