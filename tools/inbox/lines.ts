import { statusOf } from '#features/oversight/inbox/rules.ts'
import type { InboxEntry } from '#features/oversight/inbox/queries/inbox-kind.ts'
import { printable } from '../accounts/printable.ts'

const moment = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ')

const maxCellCharacters = 60

/** One line, short enough for a column. Only columns are two spaces apart. */
function cellOf(text: string): string {
  const [line = ''] = text.trim().split('\n')
  const characters = Array.from(printable(line.trim().replace(/\s+/g, ' ')))
  return characters.length > maxCellCharacters
    ? `${characters.slice(0, maxCellCharacters - 1).join('')}…`
    : characters.join('')
}

const lengthOf = (text: string) => Array.from(text).length

/** Columns are as wide as their longest cell; the last one is not padded. */
export function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => lengthOf(row[at] ?? ''))),
  )
  return rows.map((row) =>
    row
      .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - lengthOf(cell)))
      .join('  ')
      .trimEnd(),
  )
}

const header = ['sent (UTC)', 'kind', 'id', 'status', 'name', 'email or phone', 'about']

export function listLines(entries: readonly InboxEntry[]): string[] {
  if (entries.length === 0) return ['There are none.']
  const rows = entries.map((entry) => {
    const { createdAt, kind, id, name, email, phone, subject, text, isUnreadable } = entry
    const who = isUnreadable ? 'unreadable' : name
    const cells = [id, statusOf(entry), who, email ?? phone, subject ?? text ?? '']
    return [moment(createdAt), kind, ...cells.map(cellOf)]
  })
  return tableOf([header, ...rows])
}

/** No line of the command begins like these, so a text cannot imitate a document or an answer. */
const quoted = (text: string) => text.split('\n').map((line) => `  | ${line}`)

type Range = { sar: { min: number; max: number | null } }

const isRange = (value: unknown): value is Range =>
  typeof value === 'object' && value !== null && 'sar' in value

/** Senders choose price ranges in riyals. */
function wordOf(value: unknown): string {
  if (!isRange(value)) return String(value)
  const { min, max } = value.sar
  return max === null ? `SAR ${min} or more` : `SAR ${min} to ${max}`
}

function labelled(fields: Record<string, unknown>): string[] {
  const known = Object.entries(fields).filter(([, value]) => value !== null)
  return known.map(([name, value]) => `  ${name}: ${[value].flat().map(wordOf).join(', ')}`)
}

type Links = { url: string | null; documents: readonly string[] }

export function entryLines(entry: InboxEntry, { url, documents }: Links): string[] {
  const { kind, id, createdAt, name, email, phone, language, subject, text, facts } = entry
  const { answer, answeredAt, answeredBy, closedAt, closedBy, isUnreadable } = entry
  return [
    [kind, id, statusOf(entry), moment(createdAt)].join(' · '),
    ...(isUnreadable
      ? ['  unreadable: it was altered or encrypted with another key']
      : labelled({ name, email, phone, language, subject, ...facts, page: url })),
    ...documents.map((document) => `  document: ${document}`),
    ...(text ? ['', ...quoted(text)] : []),
    ...(answer && answeredAt
      ? ['', `  answered by ${answeredBy} · ${moment(answeredAt)}`, ...quoted(answer)]
      : []),
    ...(closedAt
      ? ['', `  closed${closedBy === null ? '' : ` by ${closedBy}`} · ${moment(closedAt)}`]
      : []),
  ]
}
