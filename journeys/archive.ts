import { join } from 'node:path'
import { runProgram } from '#tools/program.ts'
import { adFiles, placesFile } from '#test/real-ads.ts'
import { test as base } from './story.ts'

/** What the operator's command says of one file. */
export type Imported = { rows: number; created: number; refused: number; unchanged: number }

const all = [
  ['locations', placesFile] as const,
  ...adFiles.map((file) => ['properties', file] as const),
]

async function importFile(kind: string, file: string): Promise<Imported> {
  const data = process.env.ARCHIVE_DATA_DIR ?? ''
  const command = [
    process.execPath,
    'tools/import.ts',
    kind,
    file,
    '--json',
    '--errors',
    join(data, `${kind}.errors`),
  ]
  const { code, output } = await runProgram(command, {
    env: { DATA_DIR: data, DATABASE_URL: '' },
    minutes: 8,
  })
  const line = output.split('\n').find((text) => text.startsWith('{'))
  if (code !== 0 || !line) throw new Error(`${file} could not be imported:\n${output}`)
  return JSON.parse(line)
}

type Archive = { imported: Imported[] }

/** The real places and ads, brought into the archive's site once for all its stories. */
export const test = base.extend<object, Archive>({
  imported: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the pattern itself
    async ({}, use) => {
      const imported: Imported[] = []
      for (const [kind, file] of all) imported.push(await importFile(kind, file))
      await use(imported)
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})
