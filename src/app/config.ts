import { resolve } from 'node:path'
import { hourSeconds } from '#i18n/time-units.ts'
import { readBackupSettings } from './backup/settings.ts'
import {
  allOrNone,
  checkedAddress,
  choice,
  type Environment,
  key,
  keys,
  secret,
  text,
} from './environment/variables.ts'
import { ConfigError } from './environment/config-error.ts'
import { readGateway } from './environment/gateway.ts'
import { requireSafeProduction, requireWantedDemo } from './environment/production.ts'

export { ConfigError } from './environment/config-error.ts'

function port(env: Environment): number {
  const value = Number(text(env, 'PORT') ?? 3000)
  if (Number.isInteger(value) && value >= 0 && value <= 65_535) return value
  throw new ConfigError('PORT', 'must be a number from 0 to 65535', '3000')
}

const databaseSchemes = {
  schemes: ['postgres:', 'postgresql:'],
  example: 'postgres://dara:secret@db.example:5432/dara',
}
function replicas(env: Environment): string[] {
  const name = 'DATABASE_REPLICA_URLS'
  const list = text(env, name)?.split(',') ?? []
  return list.map((value) => checkedAddress(name, value.trim(), databaseSchemes))
}

function trustedProxies(env: Environment): false | string[] {
  const value = text(env, 'TRUST_PROXY')
  if (value === undefined || value === 'none') return false
  const addresses = value.split(',').map((part) => part.trim())
  const isUsable = (part: string) =>
    /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d+)?)$/i.test(part)
  if (addresses.every(isUsable)) return addresses
  throw new ConfigError('TRUST_PROXY', 'must be addresses or networks', 'loopback,10.0.0.0/8')
}

/** A little longer than most proxies keep a connection, which is 60 to 75 seconds. */
const proxyKeepAliveSeconds = 80
const directKeepAliveSeconds = 10
const maxKeepAliveSeconds = hourSeconds

function keepAliveSeconds(env: Environment): number {
  const name = 'KEEP_ALIVE_SECONDS'
  const value = text(env, name)
  if (value === undefined) {
    return trustedProxies(env) ? proxyKeepAliveSeconds : directKeepAliveSeconds
  }
  const seconds = Number(value)
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= maxKeepAliveSeconds) return seconds
  throw new ConfigError(name, `must be a whole number from 1 to ${maxKeepAliveSeconds}`, '80')
}

const logLevels = ['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent'] as const

const onOff = ['on', 'off'] as const

function site(env: Environment) {
  const publicUrl = text(env, 'PUBLIC_URL')
  const { databaseUrl, dataDir } = readStorage(env)
  const forced = choice(env, 'DEMO', onOff)
  return {
    publicUrl: publicUrl && checkedAddress('PUBLIC_URL', publicUrl).replace(/\/+$/, ''),
    databaseUrl,
    dataDir,
    isDemo: forced ? forced === 'on' : publicUrl === undefined && databaseUrl === undefined,
    isDemoAssumed: forced === undefined,
  }
}

const smtpSchemes = { schemes: ['smtp:', 'smtps:'], example: 'smtps://dara:secret@mail.example' }

const checkedSmtp = (value: string) => checkedAddress('SMTP_URL', value, smtpSchemes)

function mail(env: Environment) {
  const smtpUrl = text(env, 'SMTP_URL')
  const mailFrom = text(env, 'MAIL_FROM')
  if (mailFrom !== undefined && !/^[^\r\n@]+@[^\r\n@]+$/.test(mailFrom)) {
    throw new ConfigError('MAIL_FROM', 'must hold an e-mail address', '"Dara <hello@dara.example>"')
  }
  return {
    smtpUrl: smtpUrl === 'outbox' ? undefined : smtpUrl && checkedSmtp(smtpUrl),
    mailFrom: mailFrom ?? 'Dara <no-reply@localhost>',
  }
}

/** RFC 9116 (2.5.3) requires a scheme. */
function securityContact(env: Environment): string | undefined {
  const name = 'SECURITY_CONTACT'
  const value = text(env, name)
  if (value === undefined || /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value)) return value
  throw new ConfigError(name, 'must begin with mailto: or https:', 'mailto:security@dara.example')
}

const s3Examples = {
  S3_ENDPOINT: 'https://s3.me-central-1.amazonaws.com',
  S3_BUCKET: 'dara-media',
  S3_ACCESS_KEY_ID: 'AKIA…',
  S3_SECRET_ACCESS_KEY: 'secret',
}
const s3Schemes = { schemes: ['https:', 'http:'], example: s3Examples.S3_ENDPOINT }

/** A partly configured store would lose uploads. */
function s3(env: Environment) {
  const given = allOrNone(env, 'S3', s3Examples)
  return (
    given && {
      endpoint: checkedAddress('S3_ENDPOINT', given.S3_ENDPOINT, s3Schemes),
      region: text(env, 'S3_REGION') ?? 'auto',
      bucket: given.S3_BUCKET,
      accessKeyId: given.S3_ACCESS_KEY_ID,
      secretAccessKey: given.S3_SECRET_ACCESS_KEY,
    }
  )
}

export function readStorage(env: Environment) {
  const databaseUrl = text(env, 'DATABASE_URL')
  return {
    dataDir: resolve(text(env, 'DATA_DIR') ?? '.data'),
    databaseUrl: databaseUrl && checkedAddress('DATABASE_URL', databaseUrl, databaseSchemes),
  }
}

/** @throws ConfigError naming the variable that is wrong, with an example */
export function readConfig(env: Environment) {
  const { publicUrl, databaseUrl, dataDir, isDemo, isDemoAssumed } = site(env)
  if (!isDemo) requireSafeProduction(env)
  else if (isDemoAssumed) requireWantedDemo(env)
  return {
    port: port(env),
    host: text(env, 'HOST') ?? '127.0.0.1',
    publicUrl,
    isDemo,
    dataDir,
    databaseUrl,
    replicaUrls: replicas(env),
    checksDurability:
      !isDemo &&
      choice(env, 'DATABASE_DURABILITY', ['checked', 'unchecked'] as const) !== 'unchecked',
    encryptionKey: key(env, 'ENCRYPTION_KEY'),
    passwordPeppers: keys(env, 'PASSWORD_PEPPER'),
    usesPasswordBlocklist:
      (choice(env, 'PASSWORD_BLOCKLIST', onOff) ?? (isDemo ? 'off' : 'on')) === 'on',
    ...mail(env),
    s3: s3(env),
    gateway: readGateway(env, isDemo),
    backup: readBackupSettings(env, { dataDir, s3: s3(env) }),
    isWorker: (choice(env, 'WORKER', onOff) ?? 'on') === 'on',
    rateLimits:
      choice(env, 'RATE_LIMITS', ['on', 'relaxed', 'off'] as const) ?? (isDemo ? 'relaxed' : 'on'),
    trustProxy: trustedProxies(env),
    keepAliveSeconds: keepAliveSeconds(env),
    metricsToken: secret(env, 'METRICS_TOKEN'),
    logLevel: choice(env, 'LOG_LEVEL', logLevels) ?? 'info',
    securityContact: securityContact(env),
  }
}

export type Config = ReturnType<typeof readConfig>
