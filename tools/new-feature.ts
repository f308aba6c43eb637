import { existsSync, globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Names, namesOf } from './feature/names.ts'
import * as product from './feature/product.ts'
import * as tests from './feature/tests.ts'

/** Migrations are numbered in one row: the next number after the last. */
function nextNumber(root: string): string {
  const numbers = globSync('db/migrations/*.sql', { cwd: root }).map((path) =>
    Number(/(\d+)_/.exec(path)?.[1] ?? 0),
  )
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}

function filesOf(names: Names, number: string): Record<string, string> {
  const folder = `src/features/${names.district}/${names.folder}`
  return {
    [`db/migrations/${number}_${names.table}.sql`]: product.migration(names),
    [`${folder}/contract.ts`]: product.contract(names),
    [`${folder}/rules.ts`]: product.rules(names),
    [`${folder}/rules.test.ts`]: tests.rulesTest(names),
    [`${folder}/queries.ts`]: product.queries(names),
    [`${folder}/handlers.ts`]: product.handlers(names),
    [`${folder}/handlers.test.ts`]: tests.handlersTest(names),
    [`${folder}/phrases.ts`]: product.phrases(),
    [`${folder}/refusals.ts`]: product.refusals(names),
  }
}

/** Writes a small feature that works, and answers with the paths of its files. */
export async function newFeature(root: string, name: string): Promise<string[]> {
  const names = namesOf(name)
  if (existsSync(join(root, 'src/features', name))) throw new Error(`${name} is there already`)
  const files = Object.entries(filesOf(names, nextNumber(root)))
  for (const [path, text] of files) {
    await mkdir(join(root, dirname(path)), { recursive: true })
    await writeFile(join(root, path), text, { flag: 'wx' })
  }
  return files.map(([path]) => path)
}

const next = ({ district, folder, one }: Names) => `
Now
  1  npm run tables            the types of the new table
  2  src/app/handlers.ts       add ...${one}Handlers from #features/${district}/${folder}/handlers.ts
  3  npm run openapi           the API reference
  4  src/routes                a route, once the feature has a screen in screens/
  5  src/i18n                  a line for ${folder}/refusals.ts in browser-refusals.ts, or in refusals.ts
                               where no contract says its codes; delete the file if it refuses nothing
  6  npm run check`

async function main(name: string | undefined) {
  if (!name) throw new Error('npm run new:feature DISTRICT/NAME, such as listing/open-houses')
  for (const path of await newFeature(process.cwd(), name)) console.log(`wrote ${path}`)
  console.log(next(namesOf(name)))
}

if (import.meta.main) {
  await main(process.argv[2]).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
