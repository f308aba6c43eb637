import { ConfigError, readConfig } from '#app/config.ts'
import { deriveKeys } from '#app/keys.ts'
import { operatorMails } from '#app/operator-mails.ts'
import { openForCommand } from '#app/store.ts'
import { queues } from '#app/worker.ts'
import { readPublicSettings } from '#features/reference/site-settings/actions.ts'
import { closeDemo } from '#features/accounts/demo-logins/actions.ts'
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
import { CannotDo } from '#features/oversight/operators/rules.ts'
import { setHashKey } from '#platform/database/keyed-hash.ts'
import type { Db } from '#platform/handle.ts'
import { installJobs, openJobs } from '#platform/jobs/jobs.ts'
import { openMailQueue } from '#platform/mail/mail-queue.ts'
import { openVault } from '#platform/secrets/vault.ts'
import type { Wanted } from './arguments.ts'
import { printable } from './printable.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: console.error }

/** For what is done on the way to the change and has to be known. */
const warning = {
  ...quiet,
  warn: (about: unknown, text?: string) => console.error(text, JSON.stringify(about)),
}

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

async function perform(wanted: Wanted, { env, actor }: CommandContext): Promise<string[]> {
  const config = readConfig(env)
  const store = await openForCommand(config, quiet)
  const { pool, kysely: db } = store.db
  try {
    const keys = await deriveKeys(config)
    setHashKey(db, keys.hashes)
    if (wanted.verb === 'operators') return (await findOperators(db)).map(lineOf)
    if (wanted.verb === 'show') return await show(db, wanted.who)
    // Before the change, or the first start of production would end what this command does.
    if (!config.isDemo) await closeDemo(db, warning)
    await installJobs(pool, queues)
    const jobs = await openJobs(pool, { log: quiet, isWorker: false })
    const vault = openVault(keys.vault)
    const origin = config.publicUrl ?? `http://${config.host}:${config.port}`
    const { language, reason } = wanted
    const now = new Date()
    const { siteName } = await readPublicSettings(db)
    const post = openMailQueue({ jobs, vault, siteName: () => siteName })
    const mails = operatorMails({ post, origin, language, now })
    return await change({ db, mails, reason, actor, now }, wanted).finally(jobs.stop)
  } finally {
    await store.close()
  }
}

/** Performs one command; answers with what the program ends. */
export async function runAccountCommand(wanted: Wanted, context: CommandContext): Promise<number> {
  try {
    for (const line of await perform(wanted, context)) process.stdout.write(`${printable(line)}\n`)
    return 0
  } catch (error) {
    if (!(error instanceof CannotDo || error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message.split('\n').map(printable).join('\n')}\n`)
    return 1
  }
}
