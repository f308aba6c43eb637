import { describe, expect, test } from 'vitest'
import { isBackupFile, listBackups, timeOfName } from '../manifest.ts'
import { readAddress } from './address.ts'
import { openPlace } from './target.ts'

const name = '20261122T184500Z-1f3a5c7e'

describe('An address', () => {
  test.each([
    ['/backups', undefined],
    [`/backups/${name}`, name],
    [`/backups/backups/${name}.manifest`, name],
    [name, name],
    ['backups/', undefined],
  ])('%s names the backup %s', (address, wanted) => {
    expect(openPlace(address, undefined).name).toBe(wanted)
  })

  test.each([
    ['/mnt/backups', { folder: '/mnt/backups' }],
    [`/mnt/backups/${name}`, { folder: '/mnt/backups' }],
    [`/mnt/backups/backups/${name}.manifest`, { folder: '/mnt/backups' }],
    [`/mnt/backups/backups/${name}.database`, { folder: '/mnt/backups' }],
    [`/${name}`, { folder: '/' }],
    [`backups/${name}.manifest`, { folder: process.cwd() }],
    ['s3://dara', { bucket: 'dara', prefix: '' }],
    [`s3://backups/${name}`, { bucket: 'backups', prefix: '' }],
    [`s3://dara//nightly//at-3/${name}`, { bucket: 'dara', prefix: 'nightly/at-3/' }],
  ])('%s lies in %j', (address, root) => {
    expect(readAddress(address)).toMatchObject({ root })
  })

  test('of S3 needs a bucket and an account', () => {
    expect(() => openPlace('s3://', undefined)).toThrow('names no bucket')
    expect(() => openPlace('s3://dara/nightly', undefined)).toThrow('BACKUP_S3_ENDPOINT')
    expect(() => openPlace('s3://dara/nightly/../media', undefined)).toThrow('may not hold')
  })

  test.each(['https://s3.example/dara', 'gs://dara', 'file:///mnt/backups'])(
    '%s is no folder of that name',
    (address) => {
      expect(() => openPlace(address, undefined)).toThrow('neither a folder nor s3://')
    },
  )
})

test('Backups are listed oldest first; other files in the folder are none', async () => {
  const others = ['20261121T000000Z-00000000.manifest', `${name}.manifest`, `${name}.database`]
  async function* list() {
    for (const one of [...others.toReversed(), `${name}.manifest.x.draft`, 'notes.txt']) {
      yield { name: `backups/${one}`, bytes: 1, changedAt: new Date() }
    }
  }
  expect(await listBackups({ list }, new Date('2027-01-01'))).toEqual([
    '20261121T000000Z-00000000',
    name,
  ])
  expect(timeOfName(name).toISOString()).toBe('2026-11-22T18:45:00.000Z')
})

test('A backup that is dated in the future counts as older than all others', async () => {
  const [ahead, newest] = ['20361121T000000Z-00000000', name]
  async function* list() {
    for (const one of [ahead, newest, '20261121T000000Z-00000000']) {
      yield { name: `backups/${one}.manifest`, bytes: 1, changedAt: new Date() }
    }
  }
  const at = (time: string) => listBackups({ list }, new Date(time))
  const minuteBehind = await at('2026-11-22T18:44:00Z')
  expect(minuteBehind).toEqual([ahead, '20261121T000000Z-00000000', newest])
  expect((await at('2036-11-22T00:00:00Z')).at(-1)).toBe(ahead)
})

const hash = 'ab'.padEnd(64, '7')

test.each([
  [`backups/${name}.manifest`, true],
  [`backups/${name}.database`, true],
  [`media/ab/${hash}`, true],
  [`media/ac/${hash}`, false],
  [`media/ab/${hash}.jpg`, false],
  [`media/files/ab/${hash}`, false],
  ['media/ab/abcdefghijklmnopqrstuv-master.jpg', false],
  ['media/abcdefghijklmnopqrstuv-master.jpg', false],
  [`backups/old/${name}.manifest`, false],
  ['backups/site.database', false],
  ['erasures/plain', false],
])('Whether backups give a file the name %s: %s', (file, isOne) => {
  expect(isBackupFile(file)).toBe(isOne)
})
