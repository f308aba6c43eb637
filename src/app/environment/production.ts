import { ConfigError, ConfigErrors, type Problem } from './config-error.ts'

type Environment = Record<string, string | undefined>

const textOf = (env: Environment, name: string) => env[name]?.trim() || undefined

const newKey = '$(openssl rand -base64 32)'

const needed: Problem[] = [
  [
    'PUBLIC_URL',
    'is needed outside a demo: mailed links begin with it, whatever Host a caller sends',
    'https://dara.example',
  ],
  ['ENCRYPTION_KEY', 'is needed outside a demo: private data are encrypted with it', newKey],
  ['PASSWORD_PEPPER', 'is needed outside a demo: passwords are hashed with it', newKey],
  [
    'SMTP_URL',
    'is needed outside a demo: nobody can sign up without mail; outbox keeps it unsent',
    'smtps://dara:secret@mail.example',
  ],
  [
    'TRUST_PROXY',
    'is needed outside a demo: whose X-Forwarded-For rate limits believe; none for nobody’s',
    'loopback',
  ],
]

export const neededNames = needed.map(([name]) => name)

const missing = (env: Environment) => needed.filter(([name]) => !textOf(env, name))

const sendsMail = (env: Environment) => (textOf(env, 'SMTP_URL') ?? 'outbox') !== 'outbox'

/** Mail servers refuse a sender at localhost. */
const senderless = (env: Environment): Problem[] =>
  sendsMail(env) && !textOf(env, 'MAIL_FROM')
    ? [['MAIL_FROM', 'is needed with SMTP_URL: who mails come from', '"Dara <hello@dara.example>"']]
    : []

const loopback = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/

/** Over plain HTTP browsers send Secure cookies only to their own machine. */
function plainAddress(env: Environment): Problem[] {
  const address = textOf(env, 'PUBLIC_URL') ?? ''
  if (!URL.canParse(address)) return []
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'http:' || loopback.test(hostname)) return []
  const problem = 'must begin with https:// outside a demo: its cookies are for HTTPS alone'
  return [['PUBLIC_URL', problem, `https://${hostname}`]]
}

/** Passwords of six characters are only safe if common ones are refused. */
const withoutBlocklist = (env: Environment): Problem[] =>
  textOf(env, 'PASSWORD_BLOCKLIST') === 'off'
    ? [['PASSWORD_BLOCKLIST', 'must be on outside a demo: common passwords are guessed', 'on']]
    : []

/** @throws ConfigError naming all that makes a production unsafe, not only the first */
export function requireSafeProduction(env: Environment) {
  const problems = [missing, senderless, plainAddress, withoutBlocklist].flatMap((find) =>
    find(env),
  )
  const [first, ...others] = problems
  if (first) throw new ConfigErrors([first, ...others])
}

export const productionNames = [
  ...neededNames,
  'MAIL_FROM',
  'DATABASE_REPLICA_URLS',
  'DATABASE_DURABILITY',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'BACKUP_TO',
  'BACKUP_EVERY_HOURS',
  'BACKUP_KEEP',
  'KEEP_ALIVE_SECONDS',
  'METRICS_TOKEN',
  'SECURITY_CONTACT',
  'PAYMENT_GATEWAY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SANDBOX_SECRET',
]

/**
 * A production whose PUBLIC_URL is missing must not start with a demo's public passwords.
 * @throws ConfigError where a demo is only assumed and another setting speaks against it
 */
export function requireWantedDemo(env: Environment) {
  const signs = productionNames.filter((name) => textOf(env, name))
  const isReachable = !loopback.test(textOf(env, 'HOST') ?? 'localhost')
  const found = isReachable ? [...signs, 'HOST'] : signs
  if (found.length === 0) return
  const problem = `is missing although ${found.join(', ')} ${found.length > 1 ? 'are' : 'is'} set; say DEMO=on if a demo with public passwords is wanted`
  throw new ConfigError('PUBLIC_URL', problem, 'https://dara.example')
}

/** True for a database on another machine without an encrypted connection. */
function hasPlainDatabase(env: Environment): boolean {
  const address = textOf(env, 'DATABASE_URL') ?? ''
  if (!URL.canParse(address)) return false
  const { hostname, searchParams } = new URL(address)
  const host = searchParams.get('host') ?? hostname
  if (host === '' || host.startsWith('/') || loopback.test(host)) return false
  return !/^(require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '')
}

const plainMail = /[?&](requireTLS=false|ignoreTLS=true|tls\.rejectUnauthorized=false)(&|$)/i

const isPlainStore = (env: Environment, name: string) => {
  const address = textOf(env, name) ?? ''
  return (
    /^http:/i.test(address) && URL.canParse(address) && !loopback.test(new URL(address).hostname)
  )
}

export function findDoubtfulChoices(env: Environment): string[] {
  const doubts = {
    'RATE_LIMITS=off: nothing limits guessing and flooding': env.RATE_LIMITS === 'off',
    'RATE_LIMITS=relaxed: callers on this machine are hardly limited':
      env.RATE_LIMITS === 'relaxed',
    'PAYMENT_GATEWAY=sandbox: whoever presses a button has paid, without any money':
      textOf(env, 'PAYMENT_GATEWAY') === 'sandbox',
    'SMTP_URL=outbox: mail stays in the database and reaches nobody': !sendsMail(env),
    'SMTP_URL without TLS: mails, with the links in them, can be read on the way': plainMail.test(
      textOf(env, 'SMTP_URL') ?? '',
    ),
    'DATABASE_DURABILITY=unchecked: a crash of the database may lose what was acknowledged':
      env.DATABASE_DURABILITY === 'unchecked',
    'DATABASE_URL without sslmode=verify-full: the way to the database is not encrypted':
      hasPlainDatabase(env),
    'BACKUP_TO without BACKUP_KEY: whoever reads the backups reads all accounts':
      textOf(env, 'BACKUP_TO') !== undefined && !textOf(env, 'BACKUP_KEY'),
    'S3_ENDPOINT without https: the way to the uploaded files is not encrypted': isPlainStore(
      env,
      'S3_ENDPOINT',
    ),
    'BACKUP_S3_ENDPOINT without https: the way to the backups is not encrypted': isPlainStore(
      env,
      'BACKUP_S3_ENDPOINT',
    ),
  }
  return Object.entries(doubts).flatMap(([doubt, is]) => (is ? [doubt] : []))
}
