import { parseArgs } from 'node:util'
import {
  endOfDubaiDay,
  type EntryStatus,
  entryStatuses,
  type InboxKindName,
  inboxKindNames,
  startOfDubaiDay,
} from '#features/oversight/inbox/rules.ts'

const kindsInWords = inboxKindNames.join(', ')

export const help = `npm run inbox -- list [options]
npm run inbox -- show KIND ID [--json]
npm run inbox -- answer KIND ID --text TEXT
npm run inbox -- answer KIND ID --file FILE
npm run inbox -- close KIND ID
npm run inbox -- delete KIND ID --confirm ID
npm run inbox -- subscribers [--suspected] [--json]

KIND is ${kindsInWords}; ID is as "list" prints it.

  list           what people sent by the forms of the site, the newest first
  show           one of them with all that was entered, its documents and its answer
  answer         mails the answer to the sender, in the language of the form, and keeps it
  close          for what needs no answer, or was answered by phone; an answered one can be closed too
  delete         deletes it with its documents and its answer, for good; --confirm repeats the ID.
                 Kind, ID, time and your name are kept; a restored backup deletes it again
  subscribers    who gets the newsletter: address, language, and the link with which each letter to
                 this address lets its reader unsubscribe; with --suspected whose subscription looks like
                 spam, so that no link to confirm it was mailed: address, language and time

  --kind KIND    only these; may be repeated
  --status WORD  only those that are ${entryStatuses.join(', ')}
  --since DAY    sent on this day (YYYY-MM-DD, Dubai) or later
  --until DAY    sent on this day or before
  --suspected    those that look like spam, which were mailed to nobody
  --limit N      how many at most (default: 50)
  --text TEXT    the answer; lines become paragraphs
  --confirm ID   the ID of what is to be deleted, once more
  --file FILE    a file with the answer, - for the standard input
  --json         print JSON
  --help         print this

The environment is that of npm start: the same keys, PUBLIC_URL and DATABASE_URL or DATA_DIR. A
running server sends the mails. The same answer again, or closing again, changes nothing. Ends with
0 when it was done, 1 when it was not, 2 when the command was not understood.`

export type AnswerSource = { text: string } | { file: string }

type Named = { kind: InboxKindName; id: string }

export type Listing = {
  kinds: readonly InboxKindName[]
  status?: EntryStatus
  since?: Date
  until?: Date
  isSuspected: boolean
  limit: number
}

export type Wanted = { isJson: boolean } & (
  | ({ verb: 'list' } & Listing)
  | { verb: 'subscribers'; isSuspected: boolean }
  | ({ verb: 'show' } & Named)
  | ({ verb: 'close' } & Named)
  | ({ verb: 'delete' } & Named)
  | ({ verb: 'answer'; answer: AnswerSource } & Named)
)

const options = {
  kind: { type: 'string', multiple: true },
  status: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  suspected: { type: 'boolean', default: false },
  limit: { type: 'string', default: '50' },
  text: { type: 'string' },
  file: { type: 'string' },
  confirm: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

type Problem = { problem: string }

type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

const isKind = (word: string | undefined): word is InboxKindName =>
  (inboxKindNames as readonly (string | undefined)[]).includes(word)

const isStatus = (word: string): word is EntryStatus =>
  (entryStatuses as readonly string[]).includes(word)

function listingOf({ kind: kinds = [], status, since, until, ...given }: Given): Listing | Problem {
  if (!kinds.every(isKind)) return { problem: `--kind is ${kindsInWords}` }
  if (status !== undefined && !isStatus(status)) {
    return { problem: `--status is ${entryStatuses.join(', ')}` }
  }
  const from = since === undefined ? undefined : startOfDubaiDay(since)
  const to = until === undefined ? undefined : endOfDubaiDay(until)
  if (since !== undefined && !from) return { problem: '--since is a day, as 2026-11-02' }
  if (until !== undefined && !to) return { problem: '--until is a day, as 2026-11-02' }
  if (!/^[1-9]\d{0,5}$/.test(given.limit ?? '')) return { problem: '--limit is a whole number' }
  return {
    kinds: kinds.length > 0 ? kinds : inboxKindNames,
    ...(status && { status }),
    ...(from && { since: from }),
    ...(to && { until: to }),
    isSuspected: given.suspected === true,
    limit: Number(given.limit),
  }
}

function answerOf({ text, file }: Given): AnswerSource | Problem {
  if (text !== undefined && file !== undefined) return { problem: '--text or --file, not both' }
  if (file !== undefined) return { file }
  return text?.trim() ? { text } : { problem: 'Say what to answer: --text or --file' }
}

function namedOf(kind: string | undefined, id: string | undefined): Named | Problem {
  if (!isKind(kind)) return { problem: `Say which kind: ${kindsInWords}` }
  return id?.trim() ? { kind, id: id.trim() } : { problem: `Say which ${kind}: its id` }
}

const isNamedVerb = (verb: string | undefined): verb is 'show' | 'answer' | 'close' | 'delete' =>
  verb === 'show' || verb === 'answer' || verb === 'close' || verb === 'delete'

function wantedOf([verb, kind, id, ...more]: string[], given: Given): Wanted | Problem {
  const isJson = given.json === true
  if (more.length > 0) return { problem: `One at a time: ${more.join(' ')} is too much` }
  if (verb === 'list' || verb === 'subscribers') {
    if (kind !== undefined) return { problem: `${kind} is too much; --kind filters the list` }
    if (verb === 'subscribers') return { verb, isJson, isSuspected: given.suspected === true }
    const listing = listingOf(given)
    return 'problem' in listing ? listing : { verb, isJson, ...listing }
  }
  if (!isNamedVerb(verb)) return { problem: 'Say what to do' }
  const named = namedOf(kind, id)
  if ('problem' in named) return named
  if (verb === 'delete' && given.confirm?.trim() !== named.id) {
    return { problem: `Nothing brings it back: to delete it, add --confirm ${named.id}` }
  }
  if (verb !== 'answer') return { verb, isJson, ...named }
  const answer = answerOf(given)
  return 'problem' in answer ? answer : { verb, isJson, ...named, answer }
}

/** Random ids may begin like an option; no option is as long. */
const isDashedId = (argument: string) => /^-[\w-]{21}$/.test(argument)

/** So that an id that begins like an option is read as the value of `--confirm`. */
const joinConfirm = (args: readonly string[]) =>
  args.flatMap((argument, at) => {
    if (args[at - 1] === '--confirm') return []
    const isOption = argument === '--confirm' && at + 1 < args.length
    return isOption ? [`--confirm=${args[at + 1]}`] : [argument]
  })

/** What the operator wants; a text when the command was not understood. */
export function readArguments(given: string[]): Wanted | 'help' | Problem {
  try {
    const args = joinConfirm(given)
    const others = args.filter((argument) => !isDashedId(argument))
    const { values, positionals } = parseArgs({ args: others, options, allowPositionals: true })
    return values.help ? 'help' : wantedOf([...positionals, ...args.filter(isDashedId)], values)
  } catch (error) {
    return { problem: (error as Error).message }
  }
}
