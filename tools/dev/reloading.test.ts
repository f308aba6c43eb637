import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { runProgram } from '#tools/program.ts'

const folder = await realpath(await mkdtemp(join(tmpdir(), 'dara-reloading-')))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs `story` in its own process beside modules a, b and c: a imports b, and b imports c. */
async function told(story: string): Promise<string[]> {
  const files = {
    'package.json': '{ "type": "module" }',
    'a.ts': "export { c } from './b.ts'\nconsole.log('a')",
    'b.ts': "export { c } from './c.ts'\nimport './d.ts'\nconsole.log('b')",
    'c.ts': "export const c: number = 1\nconsole.log('c')",
    'd.ts': "console.log('d')",
    'main.ts': `
      import { writeFileSync } from 'node:fs'
      import { join } from 'node:path'
      import { reloadModules } from '${fileURLToPath(import.meta.resolve('./reloading.ts'))}'
      const at = (name: string) => join(import.meta.dirname, name)
      const { change } = reloadModules(import.meta.dirname)
      const { c } = await import('./a.ts')
      console.log('first', c)
      ${story}`,
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const { code, output } = await runProgram([process.execPath, join(folder, 'main.ts')])
  if (code !== 0) throw new Error(output)
  return output.trim().split('\n')
}

const first = ['c', 'd', 'b', 'a', 'first 1']

test('A changed module is loaded anew with all that imports it, and nothing else', async () => {
  const lines = await told(`
    writeFileSync(at('c.ts'), 'export const c = 2\\nconsole.log("c")')
    console.log(change([at('c.ts')]))
    console.log('then', (await import('./a.ts')).c)
  `)
  expect(lines).toEqual([...first, 'true', 'c', 'b', 'a', 'then 2'])
})

test('A file that nothing imports changes nothing', async () => {
  const lines = await told(`
    console.log(change([at('words.md'), at('main.ts')]))
    console.log('then', (await import('./a.ts')).c)
  `)
  expect(lines).toEqual([...first, 'false', 'then 1'])
})

test('A module that could not be loaded is, once it is mended', async () => {
  const lines = await told(`
    writeFileSync(at('c.ts'), 'export const c = (')
    change([at('c.ts')])
    await import('./a.ts').catch((error) => console.log(error.name))
    writeFileSync(at('c.ts'), 'export const c = 3')
    change([at('c.ts')])
    console.log('then', (await import('./a.ts')).c)
  `)
  expect(lines).toEqual([...first, 'SyntaxError', 'b', 'a', 'then 3'])
})
