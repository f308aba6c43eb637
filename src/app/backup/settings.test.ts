import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
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
    ['BACKUP_TO', { BACKUP_TO: 's3://' }],
    ['BACKUP_TO', { BACKUP_TO: 's3://dara/nightly' }],
    ['BACKUP_TO', { BACKUP_TO: 'https://s3.example/dara' }],
    ['BACKUP_S3_ENDPOINT', { ...account, BACKUP_S3_ENDPOINT: 'backup' }],
    ['BACKUP_S3_SECRET_ACCESS_KEY', { ...account, BACKUP_S3_SECRET_ACCESS_KEY: '' }],
  ])('name %s when it is wrong, with an example', (name, env) => {
    expect(() => readConfig({ DEMO: 'on', ...env })).toThrow(
      new RegExp(`^${name} .+ Example: ${name}=\\S`),
    )
  })
})

const overlap = /^BACKUP_TO overlaps with what the site itself keeps \(.+\).+ Example: BACKUP_TO=\S/

describe('The bucket of uploaded files', () => {
  const readTo = (address: string, more: Record<string, string> = {}) =>
    readConfig({ DEMO: 'on', ...s3, BACKUP_TO: address, ...more }).backup.to
  const atAws = { S3_ENDPOINT: 'https://s3.amazonaws.com' }

  test.each([
    ['s3://media', {}],
    ['s3://media/', {}],
    ['s3://media/media', {}],
    ['s3://media/media/', {}],
    ['s3://media//media', {}],
    ['s3://media/media/ab/backups', {}],
    ['S3://media/media', {}],
    ['s3://media', { S3_ENDPOINT: 'https://S3.example/' }],
    ['s3://media', { ...account, BACKUP_S3_ENDPOINT: 'https://s3.example:443/' }],
    ['s3://media', { ...account, BACKUP_S3_ENDPOINT: 'http://s3.example' }],
    ['s3://media', { ...account, ...atAws, BACKUP_S3_ENDPOINT: 'https://s3.eu-1.amazonaws.com' }],
  ])('is no target at %s %j', (address, more) => {
    expect(() => readTo(address, more)).toThrow(overlap)
  })

  test.each([
    ['s3://media/nightly', {}],
    ['s3://media/media-backups', {}],
    ['s3://media/nightly/media', {}],
    ['s3://other', {}],
    ['s3://other/media', {}],
    ['s3://media', account],
    ['/mnt/media', {}],
  ])('may hold or be called like %s %j', (address, more) => {
    expect(readTo(address, more)).toBe(address)
  })
})

describe('A folder', async () => {
  const top = await mkdtemp(join(tmpdir(), 'dara-settings-'))
  afterAll(() => rm(top, { recursive: true, force: true }))
  const dataDir = join(top, 'site/data')
  const elsewhere = join(top, 'cluster/postgres-1')
  await mkdir(join(dataDir, 'media/files'), { recursive: true })
  await mkdir(join(top, 'linked'), { recursive: true })
  await mkdir(elsewhere, { recursive: true })
  await symlink(elsewhere, join(dataDir, 'postgres'))
  await symlink(join(dataDir, 'media'), join(top, 'to-media'))
  await symlink(dataDir, join(top, 'to-data'))
  await symlink(join(dataDir, 'media/files'), join(top, 'linked/media'))

  const readTo = (address: string, more: Record<string, string> = {}) =>
    readConfig({ DEMO: 'on', DATA_DIR: dataDir, BACKUP_TO: address, ...more }).backup.to

  test.each([
    'site/data',
    'site/data/',
    'site/data/media',
    'site/data/media/files',
    'site/data/media/drawn/backups',
    'site/data/incoming',
    'site/data/resumable/a',
    'site/data/postgres',
    'site/data/postgres/base',
    'cluster/postgres-1/base',
    'cluster',
    'site',
    '.',
    'to-media',
    'to-media/backups',
    'to-data',
    'to-data/incoming/later',
    'linked',
    'site/../site/data/media',
  ])('of the site is no target: %s', (folder) => {
    expect(() => readTo(`${top}/${folder}`)).toThrow(overlap)
  })

  test('of the site is none under the link by which DATA_DIR is named', () => {
    const linked = { DATA_DIR: join(top, 'to-data') }
    expect(() => readTo(join(dataDir, 'media'), linked)).toThrow(overlap)
  })

  test('is named from the folder in which the program runs', () => {
    expect(() => readTo('.', { DATA_DIR: '.data' })).toThrow(overlap)
    expect(readTo('backups', { DATA_DIR: '.data' })).toBe('backups')
  })

  test.each(['backups', 'site/backups', 'site/data-backups', 'site/data/backups', 'to-none'])(
    'beside what the site keeps is a target: %s',
    (folder) => {
      expect(readTo(join(top, folder))).toBe(join(top, folder))
    },
  )
})
