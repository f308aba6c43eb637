import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkDocuments } from './documents.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

function faultsOf(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'dara-documents-'))
  roots.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return checkDocuments(root)
}

const commands = '`npm ci && npm start` and `npm ci && npm test`\n'
const code = { 'src/features/search/rules.ts': 'export const maxLocations = 4\n' }

describe('The documents', () => {
  test('begin with a README that names the two commands', async () => {
    expect(await faultsOf({})).toEqual(['README.md is missing'])
    expect(await faultsOf({ 'README.md': 'npm ci && npm start' })).toEqual([
      'README.md does not name npm ci && npm test',
    ])
    expect(await faultsOf({ 'README.md': commands })).toEqual([])
  })

  test('link to files and headings that exist', async () => {
    const links = '[a](docs/a.md) [b](docs/a.md#the-2nd-part) [c](#top) [d](https://example.com/x)'
    const files = { 'docs/a.md': '## The 2nd part\n[up](../README.md)' }
    expect(await faultsOf({ 'README.md': `# Top\n${commands}${links}`, ...files })).toEqual([])
    const broken = '[a](docs/b.md) [b](docs/a.md#other) `[c](nowhere.md)`'
    expect(await faultsOf({ 'README.md': `${commands}${broken}`, ...files })).toEqual([
      'README.md: docs/b.md leads nowhere',
      'README.md: docs/a.md#other names no heading',
    ])
  })

  test('say the numbers that the code says', async () => {
    const text = (number: string) => `${commands}At most <!-- pin:maxLocations -->${number}.`
    expect(await faultsOf({ 'README.md': text('4'), ...code })).toEqual([])
    expect(await faultsOf({ 'README.md': text('5'), ...code })).toEqual([
      'README.md: pin:maxLocations says 5., the code says 4',
    ])
  })
})

describe('What is cited', () => {
  test('is in the repository, in code as in documents', async () => {
    const files = {
      'README.md': `${commands}As rules.md 4 says, and as \`rules.md\` is called.`,
      'docs/limits.md': '# Limits\n',
      'src/features/search/rules.ts': '/** Limits.md 2: at most four. */\n',
      'src/features/search/query.ts': '/** Product.md 5. */\n',
      'bench/photos.ts': '/** Issue 4: so many photos. */\n',
      'bench/issues.ts': '/** The issue that a reader has. */\n',
      'db/migrations/0054_old.sql': '-- product.md 5\n',
      'db/migrations/0055_new.sql': '-- product.md 5\n',
    }
    expect((await faultsOf(files)).toSorted()).toEqual([
      'README.md: cites rules.md, which is not in the repository',
      'bench/photos.ts: cites Issue 4, which is not in the repository',
      'db/migrations/0055_new.sql: cites product.md, which is not in the repository',
      'src/features/search/query.ts: cites Product.md, which is not in the repository',
    ])
  })
})

describe('The table of drills', () => {
  test('names each drill, and no other', async () => {
    const table = (name: string) => ({
      'README.md': commands,
      'docs/operations.md': `# Run it\n\n## Drills\n\n| Drill |\n|---|\n| ${name} |\n`,
      'drills/security/s1.ts': '',
    })
    expect(await faultsOf(table('S1'))).toEqual([])
    expect(await faultsOf(table('R4'))).toEqual([
      'docs/operations.md: the drill S1 is not in the table',
      'docs/operations.md: there is no drill R4',
    ])
  })
})
