import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'

export const help = `npm run import -- locations FILE [options]
npm run import -- properties FILE [options]

Brings places or ads of a file into the database: NDJSON, CSV or a JSON array, gzipped or not.
Run it again whenever you like: what has not changed is left alone, and a run that was cut off
goes on where it ended. The fields are described in docs/importing.md.

  --source NAME   what the file's ids count within (default: the file's name)
  --places NAME   properties: the source under which the places were imported
                  (default: the only one there is, else "locations")
  --errors PATH   where refused rows go (default: FILE.errors.ndjson)
  --dry-run       say what would happen, change nothing
  --json          print the report as one JSON object
  --help          print this

DATABASE_URL or DATA_DIR say which database, as for npm start; a running server shows the
new ads within a minute. Ends with 0 when the file was imported, 1 when it was not (or no row of it was any
good), 2 when the command was not understood.`

export type Wanted = {
  kind: 'locations' | 'properties'
  file: string
  source: string
  placeSource: string | undefined
  refusedFile: string
  isDryRun: boolean
  isJson: boolean
}

const options = {
  source: { type: 'string' },
  places: { type: 'string' },
  errors: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** `listings_sale.ndjson.gz` is the source `listings_sale` where none is named. */
const sourceOf = (file: string) => basename(file).replace(/(?<=.)\..*$/, '')

/** What the operator wants; a text when the command was not understood. */
export function readArguments(given: string[]): Wanted | 'help' | { problem: string } {
  try {
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true })
    const [kind, path, ...more] = positionals
    if (values.help) return 'help'
    if (kind !== 'locations' && kind !== 'properties') {
      return { problem: 'Say what to import: locations or properties' }
    }
    if (path === undefined || path === '') return { problem: 'Say which file to import' }
    if (more.length > 0) return { problem: `One file at a time: ${more.join(' ')} is too much` }
    const file = resolve(path)
    const refusedFile = resolve(values.errors ?? `${path}.errors.ndjson`)
    if (refusedFile === file) return { problem: 'The errors cannot go into the file itself' }
    return {
      kind,
      file,
      source: values.source?.trim() || sourceOf(file),
      placeSource: values.places,
      refusedFile,
      isDryRun: values['dry-run'],
      isJson: values.json,
    }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}
