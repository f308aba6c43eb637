import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const key = Buffer.alloc(32, 7).toString('base64')
const keys = { ENCRYPTION_KEY: key, PASSWORD_PEPPER: key }
const production = { PUBLIC_URL: 'https://dara.example', ...keys }

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

  test.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '70000' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'dara.example' }],
    ['PUBLIC_URL', { DATABASE_URL: 'postgres://dara@db.example/dara', ...keys }],
    ['PUBLIC_URL', { DEMO: 'off', ...keys }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db.example' }],
    ['DATABASE_REPLICA_URLS', { DATABASE_REPLICA_URLS: 'postgres://a/b,nonsense' }],
    ['ENCRYPTION_KEY', { ENCRYPTION_KEY: 'short' }],
    ['ENCRYPTION_KEY', { PUBLIC_URL: 'https://dara.example' }],
    ['PASSWORD_PEPPER', { PUBLIC_URL: 'https://dara.example', ENCRYPTION_KEY: key }],
    ['PASSWORD_PEPPER', { PASSWORD_PEPPER: `${key},short` }],
    ['PASSWORD_BLOCKLIST', { PASSWORD_BLOCKLIST: 'some' }],
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
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ])('names %s when it is wrong, with an example', (name, env) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} .+ Example: ${name}=\\S`))
  })

  test('takes slashes off the end of the public address', () => {
    const config = readConfig({ ...production, PUBLIC_URL: 'https://dara.example/' })
    expect(config.publicUrl).toBe('https://dara.example')
  })
})
