import { operatorMails } from '#app/operator-mails.ts'
import {
  createOperator,
  type OperatorCommand,
  endAllSessions,
  verifyProfile,
  hideProfile,
  removeFile,
  requireKnown,
  resetSecondFactor,
  sendPasswordLink,
  showProfile,
  signOf,
  unverifyProfile,
} from '#features/oversight/operators/actions.ts'
import {
  findEvents,
  findOperators,
  type KnownAccount,
} from '#features/oversight/operators/queries.ts'
import type { Db } from '#platform/handle.ts'
import { type CommandSite, runOnSite } from '../command-site.ts'
import type { Wanted } from './arguments.ts'

const day = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ')

function lineOf(account: KnownAccount): string {
  const { id, role, name, secondName, companyName, email, brn, orn } = account
  const { verified, secondFactorSince, profileHiddenAt } = account
  const marks = [
    secondName && `also named ${secondName}`,
    companyName && `company ${companyName}`,
    brn && `BRN ${brn}`,
    orn && `ORN ${orn}`,
    verified && 'verified',
    secondFactorSince && 'second factor',
    profileHiddenAt && 'profile hidden',
  ]
  return [id, role, name, email, ...marks.filter(Boolean)].join(' · ')
}

async function show(db: Db, who: string): Promise<string[]> {
  const account = await requireKnown(db, who)
  const events = await findEvents(db, account.id)
  return [
    lineOf(account),
    ...(account.verified ? [] : [`  to verify exactly this: --seen ${signOf(db, account)}`]),
    `  ${day(account.createdAt)}  registered`,
    ...events.map(({ at, kind, actor, reason }) =>
      [`  ${day(at)}  ${kind}`, actor && `by ${actor}`, reason].filter(Boolean).join(' · '),
    ),
  ]
}

type Change = Exclude<Wanted, { verb: 'operators' | 'show' }>

/** Does it, and says what comes next. */
async function change(command: OperatorCommand, wanted: Change): Promise<string[]> {
  const { verb, who } = wanted
  if (verb === 'create-operator') {
    await createOperator(command, { email: who, name: wanted.name })
    return [`${who} is an operator. The mailed link is good for an hour.`]
  }
  if (verb === 'send-password-link') {
    const email = await sendPasswordLink(command, who)
    return [`The link was mailed to ${email}. It is good for an hour.`]
  }
  if (verb === 'reset-second-factor') {
    await resetSecondFactor(command, who)
    return ['The password alone logs in now. All sessions ended, and the owner was told.']
  }
  if (verb === 'end-sessions') {
    const ended = await endAllSessions(command, who)
    return [`Sessions that were ended: ${ended}. The password still logs in.`]
  }
  if (verb === 'verify')
    return ['The mark was given to:', lineOf(await verifyProfile(command, wanted))]
  if (verb === 'hide-profile') {
    return [`The profile of ${await hideProfile(command, who)} is off the site in two minutes.`]
  }
  if (verb === 'show-profile') return [`The profile of ${await showProfile(command, who)} is back.`]
  if (verb === 'remove-file') {
    const owner = await removeFile(command, who)
    const whose = owner === null ? 'A visitor sent it' : `It was of account ${owner}`
    return [`The file is off the site in half a minute. ${whose}.`]
  }
  await unverifyProfile(command, who)
  return ['The mark was taken away.']
}

type CommandContext = { env: NodeJS.ProcessEnv; actor: string }

async function perform(
  { db, withJobs }: CommandSite,
  wanted: Wanted,
  actor: string,
): Promise<string[]> {
  if (wanted.verb === 'operators') return (await findOperators(db)).map(lineOf)
  if (wanted.verb === 'show') return show(db, wanted.who)
  return withJobs(({ post, origin }) => {
    const { language, reason } = wanted
    const now = new Date()
    const mails = operatorMails({ post, origin, language, now })
    return change({ db, mails, reason, actor, now }, wanted)
  })
}

/** Performs one command; answers with what the program ends. */
export const runAccountCommand = (wanted: Wanted, { env, actor }: CommandContext) =>
  runOnSite(env, (site) => perform(site, wanted, actor))
