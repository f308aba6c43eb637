import { readFile } from 'node:fs/promises'
import { text as readAll } from 'node:stream/consumers'
import { answerMessage, requireMessage } from '#features/oversight/inbox/actions.ts'
import { CannotDo } from '#features/oversight/operators/rules.ts'
import { findMessages, type Message } from '#features/visitors/contact/queries.ts'
import {
  closeApplication,
  findApplications,
} from '#features/visitors/finance-applications/queries.ts'
import { findSubscribers } from '#features/visitors/newsletter/queries.ts'
import { findRequests } from '#features/visitors/property-requests/queries.ts'
import type { Db } from '#platform/handle.ts'
import { printableJson } from '../accounts/printable.ts'
import { type CommandSite, runOnSite } from '../command-site.ts'
import type { Wanted } from './arguments.ts'

const moment = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ')

const lineOf = ({ id, createdAt, name, email, subject }: Message) =>
  [id, moment(createdAt), name, email, subject].join(' · ')

const indented = (text: string) => text.split('\n').map((line) => `  ${line}`)

function linesOf(message: Message): string[] {
  const { phone, answer, answeredAt, answeredBy } = message
  return [
    lineOf(message),
    `  ${phone}`,
    '',
    ...indented(message.message),
    ...(answer && answeredAt
      ? ['', `  answered by ${answeredBy} · ${moment(answeredAt)}`, ...indented(answer)]
      : []),
  ]
}

async function list(db: Db, { isJson, ...wanted }: Extract<Wanted, { verb: 'messages' }>) {
  const found = await findMessages(db, wanted)
  if (isJson) return [printableJson(found)]
  return found.length > 0 ? found.map(lineOf) : ['There are none.']
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

type Listing = Extract<Wanted, { verb: 'requests' }>

async function listRequests({ db, origin }: CommandSite, { isJson, ...wanted }: Listing) {
  const found = (await findRequests(db, wanted)).map((request) => ({
    ...request,
    url: `${origin}/en/property-request/show/${request.id}`,
  }))
  if (isJson) return [printableJson(found)]
  return found.length > 0
    ? found.map(({ createdAt, name, phone, email, url }) =>
        [moment(createdAt), name, phone, email, url].filter(Boolean).join(' · '),
      )
    : ['There are none.']
}

type Applications = Extract<Wanted, { verb: 'applications' }>

async function listApplications({ db, origin, vault }: CommandSite, asked: Applications) {
  const { isJson, ...wanted } = asked
  const found = (await findApplications(db, vault, { ...wanted, now: new Date() })).map(
    (application) => ({ ...application, url: `${origin}/en/finance/show/${application.id}` }),
  )
  if (isJson) return [printableJson(found)]
  return found.length > 0
    ? found.map(({ createdAt, name, phone, email, url }) =>
        [moment(createdAt), name, phone, email, url].join(' · '),
      )
    : ['There are none.']
}

type Closing = Extract<Wanted, { verb: 'close' }>

async function close({ db }: CommandSite, { application: id, isJson }: Closing, actor: string) {
  if (!(await closeApplication(db, { id, actor, now: new Date() }))) {
    throw new CannotDo(`There is no open application ${id}.`)
  }
  return isJson ? [printableJson({ closed: id })] : ['The application is closed.']
}

type Answering = Extract<Wanted, { verb: 'answer' }>

async function textOf({ answer }: Answering): Promise<string> {
  if ('text' in answer) return answer.text
  const { file } = answer
  const read = file === '-' ? readAll(process.stdin) : readFile(file, 'utf8')
  return read.catch((error: Error) => {
    throw new CannotDo(`The answer could not be read: ${error.message}`)
  })
}

async function answer({ db, withMail }: CommandSite, wanted: Answering, actor: string) {
  const answered = { id: wanted.id, answer: (await textOf(wanted)).trim() }
  if (answered.answer === '') throw new CannotDo('The answer is empty.')
  return withMail(async ({ post }) => {
    const { email } = await answerMessage({ db, post, actor, now: new Date() }, answered)
    return wanted.isJson
      ? [printableJson({ answered: wanted.id })]
      : [`The answer was mailed to ${email}.`]
  })
}

async function perform(site: CommandSite, wanted: Wanted, actor: string): Promise<string[]> {
  if (wanted.verb === 'messages') return list(site.db, wanted)
  if (wanted.verb === 'answer') return answer(site, wanted, actor)
  if (wanted.verb === 'requests') return listRequests(site, wanted)
  if (wanted.verb === 'applications') return listApplications(site, wanted)
  if (wanted.verb === 'close') return close(site, wanted, actor)
  if (wanted.verb === 'subscribers') return listSubscribers(site, wanted.isJson)
  const message = await requireMessage(site.db, wanted.id)
  return wanted.isJson ? [printableJson(message)] : linesOf(message)
}

type CommandContext = { env: NodeJS.ProcessEnv; actor: string }

/** Performs one command; answers with what the program ends. */
export const runInboxCommand = (wanted: Wanted, { env, actor }: CommandContext) =>
  runOnSite(env, (site) => perform(site, wanted, actor))
