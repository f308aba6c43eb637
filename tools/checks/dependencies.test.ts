import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkDependencies } from './dependencies.ts'
import { mayUse } from './licence-rules.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

const npmrc = 'ignore-scripts=true\nsave-exact=true\n'
const locked = { version: '1.2.3', integrity: 'sha512-abc', license: 'MIT' }

type Changes = {
  locked?: object
  installed?: object | undefined
  wanted?: string
  npmrc?: string
  name?: string
}

/** A project with one dependency, good unless changed. */
function outcomeOf(changes: Changes = {}) {
  const root = mkdtempSync(join(tmpdir(), 'dara-dependencies-'))
  roots.push(root)
  const { name = 'maps', wanted = '1.2.3' } = changes
  const path = `node_modules/${name}`
  const packages = { '': {}, [path]: { ...locked, ...changes.locked } }
  const installed = 'installed' in changes ? changes.installed : {}
  const files: Record<string, string> = {
    'package.json': JSON.stringify({ dependencies: { [name]: wanted } }),
    'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages }),
    '.npmrc': changes.npmrc ?? npmrc,
  }
  if (installed) {
    const manifest = { name, version: '1.2.3', license: 'MIT', ...installed }
    files[`${path}/package.json`] = JSON.stringify(manifest)
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return checkDependencies(root)
}

const faultsOf = async (changes: Changes) => (await outcomeOf(changes)).faults

describe('The dependencies', () => {
  test('hold when each is exact, locked by its hash and freely licensed', async () => {
    expect(await outcomeOf()).toEqual({ faults: [], notes: [] })
  })

  test('of this project hold', async () => {
    expect((await checkDependencies(process.cwd())).faults).toEqual([])
  })

  test.each([
    ['a range', { wanted: '^1.2.3' }, 'maps ^1.2.3: package.json names no exact version'],
    ['a tag', { wanted: 'latest' }, 'maps latest: package.json names no exact version'],
    ['a licence that binds ours', { installed: { license: 'AGPL-3.0' } }, 'maps: licence AGPL-3.0'],
    ['no licence', { installed: { license: undefined } }, 'maps: licence is not named'],
    [
      'another registry',
      { locked: { resolved: 'https://npm.example/maps.tgz' } },
      'maps comes from https://npm.example/maps.tgz',
    ],
    [
      'a repository',
      { locked: { resolved: 'git+ssh://git@host/maps.git' } },
      'maps comes from git+ssh://git@host/maps.git',
    ],
    ['a link', { locked: { link: true } }, 'maps is a link, no package of the registry'],
    ['no hash', { locked: { integrity: undefined } }, 'maps has no sha512 in package-lock.json'],
    [
      'a weak hash',
      { locked: { integrity: 'sha1-abc' } },
      'maps has no sha512 in package-lock.json',
    ],
    [
      'an install script',
      { locked: { hasInstallScript: true } },
      'maps wants to run a program when it is installed',
    ],
    [
      'another version than is locked',
      { installed: { version: '1.2.4' } },
      'maps 1.2.4 is installed, 1.2.3 is locked: npm ci',
    ],
    ['nothing installed', { installed: undefined }, 'maps is not installed: npm ci'],
    [
      'install scripts switched on',
      { npmrc: 'save-exact=true' },
      '.npmrc lacks ignore-scripts=true',
    ],
  ] as [string, Changes, string][])('are faulted for %s', async (_what, changes, fault) => {
    expect(await faultsOf(changes)).toEqual([fault])
  })

  test('of other platforms may lack a hash, which is noted', async () => {
    const other = { optional: true, os: ['win32'], cpu: ['x64'], integrity: undefined }
    const elsewhere = await outcomeOf({ locked: other, installed: undefined })
    expect(elsewhere).toEqual({
      faults: [],
      notes: ['1 optional packages of other platforms have no hash in package-lock.json'],
    })
    const ours = { ...other, os: ['linux'], libc: ['glibc'] }
    expect(await faultsOf({ locked: ours, installed: undefined })).toEqual([
      'maps has no sha512 in package-lock.json',
    ])
  })

  test('that are not installed here are judged by the licence in package-lock.json', async () => {
    const other = { optional: true, os: ['darwin'], license: 'GPL-2.0-only' }
    expect(await faultsOf({ locked: other, installed: undefined })).toEqual([
      'maps: licence GPL-2.0-only',
    ])
  })
})

describe('A licence', () => {
  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['MIT and ISC', true],
    ['(MIT OR ISC) AND GPL-3.0-only', false],
    ['GPL-3.0-only OR MIT AND ISC', false],
    ['SEE LICENSE IN LICENSE', false],
    ['', false],
  ])('%s may be used: %s', (expression, expected) => {
    expect(mayUse('maps', expression)).toBe(expected)
  })

  test('that is an exception is one for its package only', () => {
    expect(mayUse('lightningcss', 'MPL-2.0')).toBe(true)
    expect(mayUse('maps', 'MPL-2.0')).toBe(false)
    expect(mayUse('@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later')).toBe(true)
  })
})
