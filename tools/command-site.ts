import { type Config, ConfigError, readConfig } from '#app/config.ts'
import { deriveKeys, type Keys } from '#app/keys.ts'
import { openForCommand } from '#app/store.ts'
import { openGateway } from '#app/payments.ts'
import { createNoteErasure, queues } from '#app/worker.ts'
import { closeDemo } from '#features/accounts/demo-logins/actions.ts'
import { CannotDo } from '#features/oversight/operators/rules.ts'
import type { Gateway } from '#features/payments/gateways/rules/gateway.ts'
import { createSendDocumentLater } from '#features/payments/invoices/jobs.ts'
import { createIssueDocument } from '#features/payments/orders/actions/documents.ts'
import type { SettleContext } from '#features/payments/orders/actions/settle.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { readPublicSettings } from '#features/reference/site-settings/actions.ts'
import { setHashKey } from '#platform/database/keyed-hash.ts'
import type { Db } from '#platform/handle.ts'
import { installJobs, openJobs } from '#platform/jobs/jobs.ts'
import { openMailQueue, type Post } from '#platform/mail/mail-queue.ts'
import { openVault, type Vault } from '#platform/secrets/vault.ts'
import type { Database } from '#platform/sql.ts'
import { printable } from './accounts/printable.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: console.error }

/** For what is done on the way to the change and has to be known. */
const warning = {
  ...quiet,
  warn: (about: unknown, text?: string) => console.error(text, JSON.stringify(about)),
}

/** A running server sends what `post` stores, and lists outside the database what was erased. */
export type CommandJobs = { post: Post; origin: string; noteErasure: (tx: Db) => Promise<void> }

export type CommandPayments = Omit<SettleContext, 'gateway' | 'now'> & { gateway: Gateway }

export type CommandSite = {
  db: Db
  origin: string
  vault: Vault
  /** What applying and asking about payments needs. @throws CannotDo where no gateway is chosen */
  withPayments: <T>(work: (payments: CommandPayments) => Promise<T>) => Promise<T>
  /** For a command that changes something. */
  withJobs: <T>(work: (jobs: CommandJobs) => Promise<T>) => Promise<T>
}

const originOf = ({ publicUrl, host, port }: Config) => publicUrl ?? `http://${host}:${port}`

type Opened = { config: Config; keys: Keys; database: Database }

const createJobs =
  ({ config, keys, database: { pool, kysely: db } }: Opened): CommandSite['withJobs'] =>
  async (work) => {
    // Before the change, or the first start of production would end what this command does.
    if (!config.isDemo) await closeDemo(db, warning)
    await installJobs(pool, queues)
    const jobs = await openJobs(pool, { log: quiet, isWorker: false })
    const vault = openVault(keys.vault)
    const { siteName } = await readPublicSettings(db)
    const post = openMailQueue({ jobs, vault, siteName: () => siteName })
    const noteErasure = createNoteErasure(jobs)
    return work({ post, origin: originOf(config), noteErasure }).finally(jobs.stop)
  }

const createPayments =
  ({ config, keys, database: { pool, kysely: db } }: Opened): CommandSite['withPayments'] =>
  async (work) => {
    const gateway = openGateway({ config, keys, db, log: quiet, now: () => new Date() })
    if (!gateway) throw new CannotDo('No payment gateway is chosen (PAYMENT_GATEWAY).')
    await installJobs(pool, queues)
    const jobs = await openJobs(pool, { log: quiet, isWorker: false })
    const [settings, gazetteer] = [await readPublicSettings(db), await readGazetteer(db)]
    const sendDocument = createSendDocumentLater(jobs)
    const issueDocument = createIssueDocument({ settings: () => settings, sendDocument })
    return work({ gateway, gazetteer: () => gazetteer, issueDocument }).finally(jobs.stop)
  }

async function withSite<T>(
  env: NodeJS.ProcessEnv,
  work: (site: CommandSite) => Promise<T>,
): Promise<T> {
  const config = readConfig(env)
  const store = await openForCommand(config, quiet)
  const { kysely: db } = store.db
  try {
    const keys = await deriveKeys(config)
    setHashKey(db, keys.hashes)
    const withJobs = createJobs({ config, keys, database: store.db })
    const vault = openVault(keys.vault)
    const opened = { config, keys, database: store.db }
    const withPayments = createPayments(opened)
    return await work({ db, origin: originOf(config), vault, withJobs, withPayments })
  } finally {
    await store.close()
  }
}

/** Prints what the command answers; returns the exit code of the program. */
export async function runOnSite(
  env: NodeJS.ProcessEnv,
  work: (site: CommandSite) => Promise<string[]>,
): Promise<number> {
  try {
    for (const line of await withSite(env, work)) process.stdout.write(`${printable(line)}\n`)
    return 0
  } catch (error) {
    if (!(error instanceof CannotDo || error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message.split('\n').map(printable).join('\n')}\n`)
    return 1
  }
}
