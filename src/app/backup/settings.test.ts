import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const key = Buffer.alloc(32, 7).toString('base64')
const s3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'media',
  S3_ACCESS_KEY_ID: 'a',
  S3_SECRET_ACCESS_KEY: 's',
}
const account = {
  BACKUP_S3_ENDPOINT: 'https://backup.example',
  BACKUP_S3_ACCESS_KEY_ID: 'b',
  BACKUP_S3_SECRET_ACCESS_KEY: 't',
}

describe('Settings of backups', () => {
  test('name no target unless somebody sets one', () => {
    expect(readConfig({}).backup).toEqual({
      to: undefined,
      everyHours: 24,
      keep: 30,
      keys: [],
      account: undefined,
    })
  })

  test('read keys, newest first', () => {
    const env = {
      DEMO: 'on',
      BACKUP_KEY: `${key}, ${key}`,
      BACKUP_TO: '/backups',
      BACKUP_KEEP: '7',
    }
    expect(readConfig(env).backup).toMatchObject({ to: '/backups', keep: 7 })
    expect(readConfig(env).backup.keys).toHaveLength(2)
  })

  test('take the account of uploaded files unless backups have one of their own', () => {
    expect(readConfig({ DEMO: 'on', ...s3 }).backup.account?.endpoint).toBe('https://s3.example')
    const own = readConfig({ DEMO: 'on', ...s3, ...account }).backup.account
    expect(own).toMatchObject({ endpoint: 'https://backup.example', region: 'auto' })
  })

  test.each([
    ['BACKUP_KEY', { BACKUP_KEY: 'short' }],
    ['BACKUP_EVERY_HOURS', { BACKUP_EVERY_HOURS: '0' }],
    ['BACKUP_KEEP', { BACKUP_KEEP: 'all' }],
    ['BACKUP_S3_ENDPOINT', { ...account, BACKUP_S3_ENDPOINT: 'backup' }],
    ['BACKUP_S3_SECRET_ACCESS_KEY', { ...account, BACKUP_S3_SECRET_ACCESS_KEY: '' }],
  ])('name %s when it is wrong, with an example', (name, env) => {
    expect(() => readConfig({ DEMO: 'on', ...env })).toThrow(
      new RegExp(`^${name} .+ Example: ${name}=\\S`),
    )
  })
})
