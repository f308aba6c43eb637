import { parseArgs } from 'node:util'

export const backupHelp = `npm run backup -- TO [options]
npm run backup -- verify FROM [options]
npm run backup -- list TO [options]

Copies one moment of the running site, database and uploaded files, to a folder or to s3://BUCKET or
s3://BUCKET/PREFIX. Files that the target has already are not copied again. BACKUP_KEY encrypts. Where
the site itself keeps files (DATA_DIR, the bucket of uploaded files) nothing is backed up to.
"verify" reads a backup back in full and compares every hash, "list" names those of a target. FROM is
a target, of which the newest is meant, or one backup of it: DIR/20261122T184500Z-1f3a5c7e

  --keep N   remove all but the newest N backups afterwards
  --json     print the result as one JSON object
  --help     print this

The environment is that of npm start; an s3:// target takes its account from BACKUP_S3_ENDPOINT,
BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY or, without them, from the S3 variables.
Ends with 0 when it was done, 1 when it was not, 2 when the command was not understood.`

export const restoreHelp = `npm run restore -- FROM [options]
npm run restore -- erasures FROM [options]

Puts a backup into an empty database and storage, those that DATABASE_URL, DATA_DIR and the S3
variables name. The backup is read in full first: one that is damaged, cut off, of a newer release or
of another key is refused before anything is written. A restore that was interrupted goes on when it
is run again. FROM is a target, of which the newest backup is taken, or one backup of it:
DIR/20261122T184500Z-1f3a5c7e

"erasures" restores nothing: it erases again, in the database that is there, the accounts, messages and
requests that the lists of erasures name. That is for a database that was brought back by PostgreSQL's own tools.

  --erased TARGET   also erase again what this target notes as erased; may be given several times
  --other-keys      restore although ENCRYPTION_KEY or PASSWORD_PEPPER of the site are lost
  --json            print the result as one JSON object
  --help            print this

Stop the program first, and start it when this has ended with 0. docs/operations.md says what to do
step by step.`

export type Problem = { problem: string }

export type BackupCommand =
  | { verb: 'create'; address: string; keep: number | undefined; isJson: boolean }
  | { verb: 'verify' | 'list'; address: string; isJson: boolean }

const backupOptions = {
  keep: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

function readKeep(text: string | undefined): number | undefined | Problem {
  if (text === undefined) return undefined
  const keep = Number(text)
  if (Number.isInteger(keep) && keep >= 1) return keep
  return { problem: '--keep takes a whole number above 0: --keep 30' }
}

/** What the operator wants; a text when the command was not understood. */
export function readBackupArguments(given: string[]): BackupCommand | 'help' | Problem {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      options: backupOptions,
      allowPositionals: true,
    })
    if (values.help) return 'help'
    const [first] = positionals
    const verb = first === 'verify' || first === 'list' ? first : 'create'
    const [address, ...more] = verb === 'create' ? positionals : positionals.slice(1)
    if (!address) return { problem: 'Say where: a folder or s3://BUCKET/PREFIX' }
    if (more.length > 0) return { problem: `${more.join(' ')} is too much` }
    const keep = readKeep(values.keep)
    if (typeof keep === 'object') return keep
    if (verb === 'create') return { verb, address, keep, isJson: values.json }
    if (keep !== undefined) return { problem: `--keep has no meaning for ${verb}` }
    return { verb, address, isJson: values.json }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}

export type RestoreCommand = {
  verb: 'restore' | 'erasures'
  from: string
  erasedFrom: string[]
  allowsOtherKeys: boolean
  isJson: boolean
}

const restoreOptions = {
  erased: { type: 'string', multiple: true, default: [] as string[] },
  'other-keys': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** What the operator wants; a text when the command was not understood. */
export function readRestoreArguments(given: string[]): RestoreCommand | 'help' | Problem {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      options: restoreOptions,
      allowPositionals: true,
    })
    if (values.help) return 'help'
    const verb = positionals[0] === 'erasures' ? 'erasures' : 'restore'
    const [from, ...more] = verb === 'erasures' ? positionals.slice(1) : positionals
    if (!from) return { problem: 'Say from where: a folder or s3://BUCKET/PREFIX' }
    if (more.length > 0) return { problem: `One backup at a time: ${more.join(' ')} is too much` }
    return {
      verb,
      from,
      erasedFrom: values.erased,
      allowsOtherKeys: values['other-keys'],
      isJson: values.json,
    }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}
