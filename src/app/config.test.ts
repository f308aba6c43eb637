import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { findDoubtfulChoices, neededNames, productionNames } from './environment/production.ts'

const key = Buffer.alloc(32, 7).toString('base64')
const keys = { ENCRYPTION_KEY: key, PASSWORD_PEPPER: key }
const baseEnvironment = { SMTP_URL: 'outbox', TRUST_PROXY: 'none' }
const production = { PUBLIC_URL: 'https://dara.example', ...keys, ...baseEnvironment }

describe('configuration', () => {
  test('is a demo on loopback when nothing is set', () => {
    const config = readConfig({})
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', isDemo: true })
    expect(config.rateLimits).toBe('relaxed')
  })

  test('is production as soon as a public address or a database is named', () => {
    expect(readConfig(production).isDemo).toBe(false)
    const url = 'postgres://dara@db.example/dara'
    const config = readConfig({ ...production, DATABASE_URL: url })
    expect(config).toMatchObject({ isDemo: false, databaseUrl: url, rateLimits: 'on' })
  })

  test('can be forced to be a demo, and not to be one', () => {
    expect(readConfig({ PUBLIC_URL: 'https://dara.example', DEMO: 'on' }).isDemo).toBe(true)
    expect(readConfig({ ...production, DEMO: 'off' }).isDemo).toBe(false)
  })

  test.each(productionNames.filter((name) => name !== 'PUBLIC_URL'))(
    'is no demo by mistake: %s without a public address',
    (name) => {
      const start = () => readConfig({ [name]: 'anything' })
      expect(start).toThrow(
        new RegExp(`^PUBLIC_URL is missing although ${name} is set; say DEMO=on .+ Example: \\S`),
      )
    },
  )

  test('is no demo by mistake when its public address is lost from a whole production', () => {
    const { PUBLIC_URL: _, ...rest } = production
    const names = productionNames.filter((name) => name in rest).join(', ')
    expect(() => readConfig(rest)).toThrow(`although ${names} are set`)
    expect(() => readConfig({ ...rest, PUBLIC_URL: ' ' })).toThrow(`although ${names} are set`)
    expect(readConfig({ ...rest, DEMO: 'on' }).isDemo).toBe(true)
  })

  test.each(['0.0.0.0', '::', '192.0.2.1', 'dara.example'])(
    'is a demo for other machines, at %s, only where that is said',
    (HOST) => {
      expect(() => readConfig({ HOST })).toThrow('although HOST is set; say DEMO=on')
      expect(readConfig({ HOST, DEMO: 'on' })).toMatchObject({ isDemo: true, host: HOST })
    },
  )

  test.each(['127.0.0.1', '127.0.0.2', 'localhost', '::1', ' '])(
    'is a demo at %s without a word',
    (HOST) => {
      const env = {
        HOST,
        PORT: '8080',
        DATA_DIR: '/tmp/dara',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
      }
      expect(readConfig({ ...env, WORKER: 'on', NODE_ENV: 'production' }).isDemo).toBe(true)
    },
  )

  test.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '70000' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'dara.example' }],
    [
      'PUBLIC_URL',
      { DATABASE_URL: 'postgres://dara@db.example/dara', ...keys, ...baseEnvironment },
    ],
    ['PUBLIC_URL', { DEMO: 'off', ...keys, ...baseEnvironment }],
    ['PUBLIC_URL', { ...production, PUBLIC_URL: 'http://dara.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db.example' }],
    ['DATABASE_REPLICA_URLS', { DATABASE_REPLICA_URLS: 'postgres://a/b,nonsense' }],
    ['ENCRYPTION_KEY', { ENCRYPTION_KEY: 'short' }],
    ['ENCRYPTION_KEY', { ...production, ENCRYPTION_KEY: '' }],
    ['PASSWORD_PEPPER', { ...production, PASSWORD_PEPPER: ' ' }],
    ['PASSWORD_PEPPER', { PASSWORD_PEPPER: `${key},short` }],
    ['PASSWORD_BLOCKLIST', { PASSWORD_BLOCKLIST: 'some' }],
    ['PASSWORD_BLOCKLIST', { ...production, PASSWORD_BLOCKLIST: 'off' }],
    ['SMTP_URL', { ...production, SMTP_URL: '' }],
    ['MAIL_FROM', { ...production, SMTP_URL: 'smtps://mail.example' }],
    ['TRUST_PROXY', { ...production, TRUST_PROXY: '' }],
    ['DATABASE_DURABILITY', { ...production, DATABASE_DURABILITY: 'off' }],
    ['SMTP_URL', { SMTP_URL: 'http://mail.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Dara' }],
    ['S3_ENDPOINT', { S3_BUCKET: 'media' }],
    [
      'S3_ENDPOINT',
      { S3_ENDPOINT: 'media', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 's' },
    ],
    [
      'S3_SECRET_ACCESS_KEY',
      { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a' },
    ],
    ['WORKER', { WORKER: 'yes' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'maybe' }],
    ['DEMO', { DEMO: 'yes' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'everybody!' }],
    ['KEEP_ALIVE_SECONDS', { KEEP_ALIVE_SECONDS: '0' }],
    ['KEEP_ALIVE_SECONDS', { KEEP_ALIVE_SECONDS: '75s' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'x' }],
    ['METRICS_TOKEN', { ...production, METRICS_TOKEN: 'x'.repeat(31) }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['PAYMENT_GATEWAY', { PAYMENT_GATEWAY: 'paypal' }],
    ['STRIPE_SECRET_KEY', { ...production, PAYMENT_GATEWAY: 'stripe' }],
    ['STRIPE_WEBHOOK_SECRET', { PAYMENT_GATEWAY: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['SANDBOX_SECRET', { ...production, PAYMENT_GATEWAY: 'sandbox' }],
    ['SANDBOX_SECRET', { SANDBOX_SECRET: 'short' }],
  ])('names %s when it is wrong, with an example', (name, env) => {
    const isProduction = 'PUBLIC_URL' in env || 'DATABASE_URL' in env
    const start = () => readConfig(isProduction ? env : { DEMO: 'on', ...env })
    expect(start).toThrow(new RegExp(`^${name} .+ Example: ${name}=\\S`))
  })

  test('names all that a production is missing at once, a line each', () => {
    const start = () => readConfig({ DATABASE_URL: 'postgres://dara@db.example/dara' })
    const lines = neededNames.map((name) => `${name} is needed [^\\n]+ Example: ${name}=\\S+`)
    expect(start).toThrow(new RegExp(`^${lines.join('[^\\n]*\\n')}$`))
  })

  test('is production over plain HTTP only on its own machine', () => {
    for (const publicUrl of ['http://localhost', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
      const config = readConfig({ ...production, PUBLIC_URL: publicUrl })
      expect(config).toMatchObject({ isDemo: false, publicUrl, checksDurability: true })
    }
  })

  test('keeps mail in the database where that is asked for', () => {
    expect(readConfig(production).smtpUrl).toBeUndefined()
    expect(readConfig({ SMTP_URL: 'outbox', DEMO: 'on' }).smtpUrl).toBeUndefined()
  })

  test('has a warning for what is allowed and risky', () => {
    const risky = { RATE_LIMITS: 'off', DATABASE_DURABILITY: 'unchecked' }
    expect(findDoubtfulChoices({ ...production, ...risky })).toHaveLength(3)
    const mail = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'hello@dara.example' }
    expect(findDoubtfulChoices({ ...production, ...mail })).toEqual([])
  })

  test.each([
    ['postgres://dara:secret@db.example/dara', 1],
    ['postgres://dara:secret@db.example/dara?sslmode=prefer', 1],
    ['postgres://dara:secret@db.example/dara?sslmode=verify-full', 0],
    ['postgres://dara@localhost:5432/dara', 0],
    ['postgres://dara@localhost/dara?host=%2Fvar%2Frun%2Fpostgresql', 0],
  ])('warns of a database whose way can be read: %s', (DATABASE_URL, count) => {
    const doubts = findDoubtfulChoices({ ...production, DATABASE_URL })
    expect(doubts.filter((doubt) => doubt.includes('sslmode'))).toHaveLength(count)
  })

  test.each([
    ['smtp://mail.example?requireTLS=false', 1],
    ['smtp://mail.example?pool=true&ignoreTLS=true', 1],
    ['smtps://mail.example?tls.rejectUnauthorized=false', 1],
    ['smtp://mail.example', 0],
    ['smtps://mail.example?requireTLS=true', 0],
  ])('warns of mail that can be read on the way: %s', (SMTP_URL, count) => {
    const doubts = findDoubtfulChoices({ ...production, SMTP_URL })
    expect(doubts.filter((doubt) => doubt.includes('without TLS'))).toHaveLength(count)
  })

  test.each([
    [{ BACKUP_TO: 's3://backups' }, 1],
    [{ BACKUP_TO: 's3://backups', BACKUP_KEY: key }, 0],
    [{ S3_ENDPOINT: 'http://s3.example', BACKUP_S3_ENDPOINT: 'http://b.example' }, 2],
    [{ S3_ENDPOINT: 'http://127.0.0.1:9000', BACKUP_S3_ENDPOINT: 'https://b.example' }, 0],
  ])('warns of backups and files that others can read: %j', (env, count) => {
    const doubts = findDoubtfulChoices({ ...production, ...env })
    expect(doubts.filter((doubt) => /BACKUP|S3/.test(doubt))).toHaveLength(count)
  })

  test('keeps connections for longer than a proxy does where there is one', () => {
    expect(readConfig({}).keepAliveSeconds).toBe(10)
    expect(readConfig({ TRUST_PROXY: 'none', DEMO: 'on' }).keepAliveSeconds).toBe(10)
    expect(readConfig({ TRUST_PROXY: 'loopback', DEMO: 'on' }).keepAliveSeconds).toBe(80)
    const env = { TRUST_PROXY: 'loopback', KEEP_ALIVE_SECONDS: '130', DEMO: 'on' }
    expect(readConfig(env).keepAliveSeconds).toBe(130)
  })

  test('takes a token for metrics that is long enough', () => {
    const METRICS_TOKEN = 'x'.repeat(32)
    expect(readConfig({ ...production, METRICS_TOKEN }).metricsToken).toBe(METRICS_TOKEN)
  })

  test('has the sandbox gateway in a demo, and none in production unless one is named', () => {
    expect(readConfig({}).gateway).toEqual({ name: 'sandbox', secret: undefined })
    expect(readConfig(production).gateway).toBeUndefined()
    const SANDBOX_SECRET = 'x'.repeat(32)
    expect(readConfig({ ...production, SANDBOX_SECRET }).gateway).toBeUndefined()
    const sandbox = { ...production, PAYMENT_GATEWAY: 'sandbox', SANDBOX_SECRET }
    expect(readConfig(sandbox).gateway).toEqual({ name: 'sandbox', secret: SANDBOX_SECRET })
    expect(findDoubtfulChoices(sandbox)).toHaveLength(2)
  })

  test('has Stripe as the gateway with both of its secrets', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    const gateway = { name: 'stripe', secretKey: 'sk_live_1', webhookSecret: 'whsec_1' }
    const { gateway: read } = readConfig({ ...production, ...stripe, PAYMENT_GATEWAY: 'stripe' })
    expect(read).toEqual(gateway)
  })

  test('takes slashes off the end of the public address', () => {
    const config = readConfig({ ...production, PUBLIC_URL: 'https://dara.example/' })
    expect(config.publicUrl).toBe('https://dara.example')
  })
})
