import { zstdCompressSync } from 'node:zlib'
import * as z from 'zod/mini'
import { minuteMs } from '#i18n/time-units.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import { decompress, linesOf } from './compress.ts'
import type { Keyring } from './keyring.ts'
import { seal, unseal } from './sealed-file.ts'
import { UnusableBackup } from './unusable.ts'

/** Increase it when the content of a backup changes. */
export const format = 1

const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const Sum = { bytes: z.int(), sha256: Hash }

/** Keys become paths in the storage, and unencrypted backups are not authenticated. */
const FileKey = z.string().check(z.regex(/^[\w-][\w.-]{1,200}$/))

const FileEntry = z.object({ key: FileKey, ...Sum })
export type FileEntry = z.output<typeof FileEntry>

const KeyIds = z.object({ encryption: z.nullable(z.string()), pepper: z.nullable(z.string()) })
export type KeyIds = z.output<typeof KeyIds>

/** The keys of a demo; written into encrypted backups only. */
const KeptKeys = z.object({ encryption: z.optional(z.string()), pepper: z.optional(z.string()) })
export type KeptKeys = z.output<typeof KeptKeys>

const Summary = z.object({
  format: z.int(),
  name: z.string(),
  keyId: z.nullable(z.string()),
  createdAt: z.string(),
  release: z.string(),
  server: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  keyIds: KeyIds,
  keptKeys: z.optional(KeptKeys),
  database: z.object(Sum),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      ...Sum,
    }),
  ),
  jobs: z.object({ rows: z.int(), ...Sum }),
  sequences: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      lastValue: z.string(),
      isCalled: z.boolean(),
    }),
  ),
  files: z.object({ count: z.int(), bytes: z.int() }),
  /** Files deleted while the backup ran; a restore deletes their rows again. */
  deleted: z.array(z.string()),
  /** Files that rows refer to but that were not in the storage. */
  missing: z.array(z.string()),
})
export type Summary = z.output<typeof Summary>

export const manifestOf = (name: string) => `backups/${name}.manifest`
export const databaseOf = (name: string) => `backups/${name}.database`
export const mediaOf = (mediaName: string) => `media/${mediaName.slice(0, 2)}/${mediaName}`

/** For example `20261122T184500Z-1f3a5c7e`: the time in UTC and 8 random hex digits. */
const namePattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-[0-9a-f]{8}$/

export const timeOfName = (name: string): Date =>
  new Date(name.replace(namePattern, '$1-$2-$3T$4:$5:$6Z'))

const ownFile =
  /^(?:backups\/\d{8}T\d{6}Z-[0-9a-f]{8}\.(?:manifest|database)|media\/([0-9a-f]{2})\/\1[0-9a-f]{62})$/

export const isBackupFile = (name: string) => ownFile.test(name)

/** Clocks may differ by a minute (docs/operations.md, "The clock"). */
const maxClockDifferenceMs = 5 * minuteMs

/** True when the clock was wrong when the backup was made, or is wrong now. */
export const isAhead = (name: string, now: Date): boolean =>
  timeOfName(name).getTime() > now.getTime() + maxClockDifferenceMs

/** Oldest first. Backups dated in the future come before all others, as their age is unknown. */
export async function listBackups(
  target: Pick<ObjectStore, 'list'>,
  now = new Date(),
): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of target.list('backups/')) {
    const [, own = ''] = /^backups\/(.+)\.manifest$/.exec(name) ?? []
    if (namePattern.test(own)) names.push(own)
  }
  const { ahead = [], past = [] } = Object.groupBy(names.sort(), (name) =>
    isAhead(name, now) ? 'ahead' : 'past',
  )
  return [...ahead, ...past]
}

const frameOf = (lines: readonly object[]) =>
  zstdCompressSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))

/** Entries are kept compressed; the summary is known last but written first. */
export function openManifest() {
  const frames: Buffer[] = []
  return {
    add: (entries: readonly FileEntry[]) => void frames.push(frameOf(entries)),
    content: async function* (summary: Summary) {
      yield frameOf([summary])
      yield* frames
    },
  }
}

export const sealManifest = (content: AsyncIterable<Buffer>, keyring: Keyring) =>
  seal(content, { keyring, kind: 'manifest' })

function readSummary(line: string): Summary {
  const value = JSON.parse(line) as { format?: unknown }
  if (typeof value.format === 'number' && value.format > format) {
    throw new UnusableBackup('The backup was made by a newer release: update the program.')
  }
  return Summary.parse(value)
}

type Source = { target: Pick<ObjectStore, 'read'>; keyring: Keyring }

async function* readLines({ target, keyring }: Source, name: string) {
  const sealed = await target.read(manifestOf(name))
  if (!sealed) throw new UnusableBackup(`There is no backup ${name}.`)
  const text = decompress(unseal(sealed, { keyring, kind: 'manifest' }))
  yield* linesOf(text)
}

export async function readManifest(source: Source, name: string): Promise<Summary> {
  for await (const line of readLines(source, name)) return readSummary(line)
  throw new UnusableBackup('The manifest file is damaged or was cut off.')
}

export async function* readFileEntries(source: Source, name: string): AsyncGenerator<FileEntry> {
  let isFirst = true
  for await (const line of readLines(source, name)) {
    if (!isFirst) yield FileEntry.parse(JSON.parse(line))
    isFirst = false
  }
}
