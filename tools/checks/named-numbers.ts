import { type Node, readSource } from '../shape/source.ts'

type Value = number | string
type File = { path: string; text: string }

/** A number or text that the code names; those of an object are `sizes.largest`. */
export type Constant = { path: string; name: string; value: Value }

const operations: Record<string, (left: number, right: number) => number> = {
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '**': (left, right) => left ** right,
}

const wrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression']

/** Without `as const`, `satisfies` and parentheses. */
function plain(node: Node | null | undefined): Node | null | undefined {
  return node && wrappers.includes(node.type) ? plain(node.expression as Node) : node
}

type Known = ReadonlyMap<string, Value>

function valueOf(written: Node | null | undefined, known: Known): Value | undefined {
  const node = plain(written)
  if (!node) return undefined
  if (node.type === 'Literal') {
    const { value } = node
    return typeof value === 'number' || typeof value === 'string' ? value : undefined
  }
  if (node.type === 'Identifier') return known.get(node.name as string)
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = valueOf(node.argument as Node, known)
    return typeof value === 'number' ? -value : undefined
  }
  if (node.type !== 'BinaryExpression') return undefined
  const [left, right] = [node.left, node.right].map((side) => valueOf(side as Node, known))
  if (typeof left !== 'number' || typeof right !== 'number') return undefined
  return operations[node.operator as string]?.(left, right)
}

type Property = Node & { key?: { name?: string; value?: unknown }; value?: Node }

function* valuesIn(name: string, init: Node | null, known: Known): Generator<[string, Value]> {
  const node = plain(init)
  const value = valueOf(node, known)
  if (value !== undefined) yield [name, value]
  if (node?.type !== 'ObjectExpression') return
  for (const { key, value: inner } of node.properties as Property[]) {
    const own = key?.name ?? key?.value
    if (typeof own === 'string' && inner) yield* valuesIn(`${name}.${own}`, inner, known)
  }
}

type Declaration = Node & { declarations?: { id: { name?: string }; init: Node | null }[] }

function constantsIn({ path, text }: File, common: Known): Constant[] {
  const known = new Map(common)
  const body = (readSource(path, text).program?.body ?? []) as (Node & {
    declaration?: Declaration | null
  })[]
  const declared = body.flatMap(
    (statement) => (statement.declaration ?? (statement as Declaration)).declarations ?? [],
  )
  return declared.flatMap(({ id, init }) => {
    if (!id.name) return []
    const found = [...valuesIn(id.name, init, known)]
    for (const [name, value] of found) known.set(name, value)
    return found.map(([name, value]) => ({ path, name, value }))
  })
}

const units = 'src/i18n/time-units.ts'

export function readConstants(files: readonly File[]): Constant[] {
  const ofUnits = files.filter(({ path }) => path === units)
  const common = new Map(
    ofUnits.flatMap((file) => constantsIn(file, new Map())).map(({ name, value }) => [name, value]),
  )
  return files.flatMap((file) => constantsIn(file, common))
}

/**
 * The constants of that name. `feeds/runs/maxBytes` is the one of that folder, of a feature or of
 * `src`, where several have the name.
 */
export function constantsNamed(constants: readonly Constant[], name: string): Constant[] {
  const at = name.lastIndexOf('/')
  const [folder, own] = [name.slice(0, Math.max(at, 0)), name.slice(at + 1)]
  const folders = [`src/features/${folder}/`, `src/${folder}/`]
  const isThere = ({ path }: Constant) => at < 0 || folders.some((one) => path.startsWith(one))
  return constants.filter((constant) => constant.name === own && isThere(constant))
}
