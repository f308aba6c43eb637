import { describe, expect, test } from 'vitest'
import { listBackups, timeOfName } from './manifest.ts'
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

  test('of S3 needs a bucket and an account', () => {
    expect(() => openPlace('s3://', undefined)).toThrow('names no bucket')
    expect(() => openPlace('s3://dara/nightly', undefined)).toThrow('BACKUP_S3_ENDPOINT')
  })
})

test('Backups are listed oldest first; other files in the folder are none', async () => {
  const others = ['20261121T000000Z-00000000.manifest', `${name}.manifest`, `${name}.database`]
  async function* list() {
    for (const one of [...others.toReversed(), `${name}.manifest.x.draft`, 'notes.txt']) {
      yield { name: `backups/${one}`, bytes: 1, changedAt: new Date() }
    }
  }
  expect(await listBackups({ list })).toEqual(['20261121T000000Z-00000000', name])
  expect(timeOfName(name).toISOString()).toBe('2026-11-22T18:45:00.000Z')
})
