import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Handler } from '#platform/handle.ts'
import { apiServer } from '#test/api-server.ts'
import { freshDatabase } from '#test/database.ts'
import { phraseRules } from './checks/phrases.ts'
import { faultLine, shapeFaults } from './check-shape.ts'
import { namesOf } from './feature/names.ts'
import { newFeature } from './new-feature.ts'
import { runProgram } from './program.ts'
import { readSource, readTree } from './shape/source.ts'

const db = await freshDatabase()
// Inside the project, so that its packages and aliases are found from there.
await mkdir('.data', { recursive: true })
const root = resolve(await mkdtemp('.data/new-feature-'))
afterAll(() => rm(root, { recursive: true }))

await mkdir(join(root, 'db/migrations'), { recursive: true })
await writeFile(join(root, 'db/migrations/0041_last.sql'), '')
const written = await newFeature(root, 'listing/open-houses')

const inCode = written.filter((path) => path.endsWith('.ts'))
const load = (path: string) => import(/* @vite-ignore */ join(root, path))

describe('npm run new:feature', () => {
  test('writes a feature whose migration follows the last', () => {
    expect(written).toContain('db/migrations/0042_open_houses.sql')
    expect(written).toContain('src/features/listing/open-houses/contract.ts')
    expect(written).toContain('src/features/listing/open-houses/refusals.ts')
    expect(written).toHaveLength(9)
  })

  test('writes what answers a call as soon as it is migrated', async () => {
    await db.pool.query(await readFile(join(root, 'db/migrations/0042_open_houses.sql'), 'utf8'))
    await db.pool.query(`insert into open_houses (name_en, name_ar) values ('Marina', 'المرسى')`)
    const { openHouseHandlers } = (await load('src/features/listing/open-houses/handlers.ts')) as {
      openHouseHandlers: Handler[]
    }
    const { get } = await apiServer({ db, handlers: openHouseHandlers })
    const { status, body } = await get('/open-houses')
    expect(status).toBe(200)
    expect(body.data.openHouses).toEqual([{ id: 1, name: { en: 'Marina', ar: 'المرسى' } }])
  })

  test('writes what compiles', async () => {
    const config = {
      extends: '../../tsconfig.json',
      include: ['src', '../../test/global-setup.ts'],
    }
    await writeFile(join(root, 'tsconfig.json'), JSON.stringify(config))
    const { output } = await runProgram(`tsc --noEmit --listFiles -p ${root}`)
    const about = output.split('\n').filter((line) => line.includes('open-houses'))
    expect(about.toSorted()).toEqual(inCode.map((path) => join(root, path)).toSorted())
  })

  test('writes what is formatted', async () => {
    for (const path of inCode) {
      const format = `node_modules/.bin/biome format --stdin-file-path=${path} < ${root}/${path}`
      const { output } = await runProgram(['sh', '-c', format])
      expect(output).toBe(await readFile(join(root, path), 'utf8'))
    }
  })

  test('writes what has the house’s shape and words', async () => {
    const read = async (path: string) => readSource(path, await readFile(join(root, path), 'utf8'))
    const sources = await Promise.all(inCode.map(read))
    const about = shapeFaults([...readTree('.'), ...sources]).filter(({ path }) =>
      inCode.includes(path),
    )
    expect(about.map(faultLine)).toEqual([])
    const { phrases } = await load('src/features/listing/open-houses/phrases.ts')
    const { refusals } = await load('src/features/listing/open-houses/refusals.ts')
    expect(Object.keys(refusals)).toEqual(['unknown_open_house'])
    const said = Object.values({ ...phrases, ...refusals })
    expect(said.flatMap((phrase) => phraseRules(phrase as never))).toEqual([])
  })

  test('overwrites nothing and refuses a name that is no noun of ours', async () => {
    await expect(newFeature(root, 'listing/open-houses')).rejects.toThrow('is there already')
    for (const name of ['listing/OpenHouses', 'listing/open_houses', 'listing/']) {
      await expect(newFeature(root, name)).rejects.toThrow('not a kebab-case noun')
    }
    for (const name of ['open-houses', '../escape', 'houses/open', 'listing/a/b', '']) {
      await expect(newFeature(root, name)).rejects.toThrow('names no district')
    }
  })

  test.each([
    ['viewings', 'viewing', 'viewings'],
    ['open-houses', 'openHouse', 'open_houses'],
    ['agencies', 'agency', 'agencies'],
    ['press', 'press', 'press'],
  ])('names one of %s %s and its table %s', (name, one, table) => {
    expect(namesOf(`listing/${name}`)).toMatchObject({ one, table })
  })
})
