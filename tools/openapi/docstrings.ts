import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Constant, constantsNamed, readConstants } from '../checks/named-numbers.ts'

/** `{maxHolders}`, or in another unit `{keptSeconds/3600}`, but not `/verify/{token}` in code. */
const place = /`[^`]*`|\{([\w.-]+?)(?:([/*])(\d+))?\}/g

const folderOf = (path: string) => path.split('/').slice(0, 4).join('/')

function numberNamed(constants: readonly Constant[], name: string, path: string): number {
  const all = constantsNamed(constants, name)
  const near = all.filter((one) => folderOf(one.path) === folderOf(path))
  const found = near.length === 1 ? near : all
  const [{ value } = { value: undefined }] = found
  if (found.length === 1 && typeof value === 'number') return value
  throw new Error(`${path}: {${name}} in a docstring names ${found.length} numbers of the code`)
}

/**
 * Puts the limits that a docstring names by their constants into it: the API reference says what
 * the code does, without a second place to change.
 */
export function fillDocstring(text: string, path: string, constants: readonly Constant[]): string {
  return text.replace(place, (...found: (string | undefined)[]) => {
    const [written = '', name, sign, by = '1'] = found
    if (name === undefined) return written
    const value = numberNamed(constants, name, path)
    return (sign === '/' ? value / Number(by) : value * Number(by)).toLocaleString('en')
  })
}

/** The constants of the product: tests have their own. */
export function readProductConstants(root: string): Constant[] {
  const paths = globSync('src/**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'))
  return readConstants(
    paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  )
}
