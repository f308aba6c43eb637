import { browserRefusals } from '#i18n/browser-refusals.ts'
import { layerOf } from './imports.ts'
import { type Fault, type Node, type Source, walk } from './source.ts'

/** Calls of zod whose last argument may be a message. */
const takingMessages =
  'refine minLength maxLength length gte lte multipleOf regex email date url'.split(' ')

const layers = ['contract', 'platform/endpoint']

const nameOf = (node: unknown) => (node as { name?: string } | undefined)?.name ?? ''

/** The name of a method of `z`, such as `refine` of `z.refine(…)` and `date` of `z.iso.date(…)`. */
function methodOf(callee: Node): string | undefined {
  if (callee.type !== 'MemberExpression') return undefined
  let root = callee.object as Node
  while (root.type === 'MemberExpression') root = root.object as Node
  return nameOf(root) === 'z' ? nameOf(callee.property) : undefined
}

/** The message of a call such as `z.refine(check, 'code')` or `z.refine(check, { error: 'code' })`. */
function messageOf(node: Node): unknown {
  if (node.type !== 'CallExpression') return undefined
  const method = methodOf(node.callee as Node)
  const last = (node.arguments as Node[]).at(-1)
  if (method === undefined || !last) return undefined
  if (last.type === 'Literal') return takingMessages.includes(method) ? last.value : undefined
  if (last.type !== 'ObjectExpression') return undefined
  const error = (last.properties as Node[]).find(({ key }) => nameOf(key) === 'error')
  return (error?.value as Node | undefined)?.value
}

/** A message that is no code would be refused as `invalid`, without its words. */
export function messageCodeFaults(sources: Source[]): Fault[] {
  return sources.flatMap(({ path, program, isTest, lineAt }) => {
    if (isTest || !program || !layers.includes(layerOf(path) ?? '')) return []
    const faults: Fault[] = []
    walk(program, (node) => {
      const message = messageOf(node)
      if (typeof message !== 'string' || Object.hasOwn(browserRefusals, message)) return
      const rule = `'${message}' is no code of src/i18n/browser-refusals.ts`
      faults.push({ path, line: lineAt(node.start), rule })
    })
    return faults
  })
}
