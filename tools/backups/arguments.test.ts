import { describe, expect, test } from 'vitest'
import { readBackupArguments, readRestoreArguments } from './arguments.ts'

describe('npm run backup', () => {
  test.each([
    [['/backups'], { verb: 'create', address: '/backups', keep: undefined, isJson: false }],
    [
      ['s3://dara/nightly', '--keep', '7', '--json'],
      { verb: 'create', address: 's3://dara/nightly', keep: 7, isJson: true },
    ],
    [['verify', '/backups'], { verb: 'verify', address: '/backups', isJson: false }],
    [['list', '/backups', '--json'], { verb: 'list', address: '/backups', isJson: true }],
    [['--help'], 'help'],
  ])('understands %j', (given, wanted) => {
    expect(readBackupArguments(given)).toEqual(wanted)
  })

  test.each([
    [[]],
    [['verify']],
    [['/one', '/two']],
    [['/backups', '--keep', '0']],
    [['verify', '/backups', '--keep', '3']],
    [['/backups', '--unknown']],
  ])('does not guess at %j', (given) => {
    expect(readBackupArguments(given)).toHaveProperty('problem')
  })
})

describe('npm run restore', () => {
  test('understands where from, and other lists of erased accounts', () => {
    expect(readRestoreArguments(['/backups', '--erased', '/a', '--erased', '/b'])).toEqual({
      verb: 'restore',
      from: '/backups',
      erasedFrom: ['/a', '/b'],
      allowsOtherKeys: false,
      isJson: false,
    })
  })

  test('understands that only erasures are to be repeated', () => {
    const command = readRestoreArguments(['erasures', '/backups'])
    expect(command).toMatchObject({ verb: 'erasures', from: '/backups' })
  })

  test.each([[[]], [['erasures']], [['/one', '/two']], [['/one', '--force']]])(
    'does not guess at %j',
    (given) => {
      expect(readRestoreArguments(given)).toHaveProperty('problem')
    },
  )
})
