import { readFile } from 'node:fs/promises'
import { text as readAll } from 'node:stream/consumers'
import {
  answerEntry,
  closeEntry,
  deleteEntry,
  findDocumentUrls,
  requireEntry,
} from '#features/oversight/inbox/actions.ts'
import { findEntries, inboxKinds } from '#features/oversight/inbox/queries/kinds.ts'
import type { InboxEntry } from '#features/oversight/inbox/queries/inbox-kind.ts'
import { statusOf } from '#features/oversight/inbox/rules.ts'
import { CannotDo } from '#features/oversight/operators/rules.ts'
import { findSubscribers, findSuspectedSubscribers } from '#features/visitors/newsletter/queries.ts'
import { printableJson } from '../accounts/printable.ts'
import { type CommandSite, runOnSite } from '../command-site.ts'
import type { AnswerSource, Wanted } from './arguments.ts'
import { entryLines, listLines } from './lines.ts'

type CommandOf<Verb extends Wanted['verb']> = Extract<Wanted, { verb: Verb }>

function urlOf({ origin }: CommandSite, { kind, id }: InboxEntry): string | null {
  const path = inboxKinds[kind].page?.(id)
  return path ? `${origin}/en${path}` : null
}

const jsonOf = (site: CommandSite, entry: InboxEntry) => ({
  ...entry,
  status: statusOf(entry),
  url: urlOf(site, entry),
})

async function list(site: CommandSite, { isJson, verb: _, ...wanted }: CommandOf<'list'>) {
  const found = await findEntries(site, wanted)
  return isJson ? [printableJson(found.map((entry) => jsonOf(site, entry)))] : listLines(found)
}

async function show(site: CommandSite, { isJson, kind, id }: CommandOf<'show'>) {
  const entry = await requireEntry(site, { kind, id })
  const documents = await findDocumentUrls({ ...site, now: new Date() }, { kind, id })
  return isJson
    ? [printableJson({ ...jsonOf(site, entry), documents })]
    : entryLines(entry, { url: urlOf(site, entry), documents })
}

async function listSuspected({ db }: CommandSite, isJson: boolean) {
  const found = await findSuspectedSubscribers(db)
  if (isJson) return [printableJson(found)]
  return found.length > 0
    ? found.map(({ email, language, requestedAt }) =>
        [email, language, requestedAt.toISOString()].join(' · '),
      )
    : ['There are none.']
}

async function listSubscribers({ db, origin }: CommandSite, isJson: boolean) {
  const found = (await findSubscribers(db)).map(({ token, ...subscriber }) => ({
    ...subscriber,
    unsubscribeUrl: `${origin}/${subscriber.language}/newsletter/unsubscribe/${token}`,
  }))
  if (isJson) return [printableJson(found)]
  return found.length > 0
    ? found.map(({ email, language, unsubscribeUrl }) =>
        [email, language, unsubscribeUrl].join(' · '),
      )
    : ['There are none.']
}

async function textOf(source: AnswerSource): Promise<string> {
  if ('text' in source) return source.text
  const { file } = source
  const read = file === '-' ? readAll(process.stdin) : readFile(file, 'utf8')
  return read.catch((error: Error) => {
    throw new CannotDo(`The answer could not be read: ${error.message}`)
  })
}

async function answer(
  { db, vault, withJobs }: CommandSite,
  wanted: CommandOf<'answer'>,
  actor: string,
) {
  const { kind, id, isJson } = wanted
  const text = (await textOf(wanted.answer)).trim()
  if (text === '') throw new CannotDo('The answer is empty.')
  return withJobs(async ({ post, origin }) => {
    const command = { db, vault, post, origin, actor, now: new Date() }
    const { email, isRepeated } = await answerEntry(command, { kind, id, answer: text })
    if (isJson) return [printableJson({ kind, id, answered: true, isRepeated })]
    return [
      isRepeated
        ? `This answer was mailed to ${email} before. Nothing was done.`
        : `The answer was mailed to ${email}.`,
    ]
  })
}

async function close({ db, vault }: CommandSite, wanted: CommandOf<'close'>, actor: string) {
  const { kind, id, isJson } = wanted
  const { isRepeated } = await closeEntry({ db, vault, actor, now: new Date() }, { kind, id })
  if (isJson) return [printableJson({ kind, id, closed: true, isRepeated })]
  return [isRepeated ? `${kind} ${id} was closed before.` : `${kind} ${id} is closed.`]
}

async function remove(
  { db, vault, withJobs }: CommandSite,
  { kind, id, isJson }: CommandOf<'delete'>,
  actor: string,
) {
  const { documents } = await withJobs(({ noteErasure }) =>
    deleteEntry({ db, vault, actor, noteErasure, now: new Date() }, { kind, id }),
  )
  if (isJson) return [printableJson({ kind, id, deleted: true, documents })]
  return [`${kind} ${id} is deleted, and so are its documents: ${documents}.`]
}

async function perform(site: CommandSite, wanted: Wanted, actor: string): Promise<string[]> {
  if (wanted.verb === 'list') return list(site, wanted)
  if (wanted.verb === 'answer') return answer(site, wanted, actor)
  if (wanted.verb === 'subscribers')
    return wanted.isSuspected
      ? listSuspected(site, wanted.isJson)
      : listSubscribers(site, wanted.isJson)
  if (wanted.verb === 'delete') return remove(site, wanted, actor)
  return wanted.verb === 'close' ? close(site, wanted, actor) : show(site, wanted)
}

type CommandContext = { env: NodeJS.ProcessEnv; actor: string }

/** Performs one command; answers with what the program ends. */
export const runInboxCommand = (wanted: Wanted, { env, actor }: CommandContext) =>
  runOnSite(env, (site) => perform(site, wanted, actor))
