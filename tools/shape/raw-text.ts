import { type Fault, type Node, type Source, walk } from './source.ts'

/** Attributes that a person reads or hears. */
const spoken = /^(alt|title|placeholder|label|aria-(label|description|roledescription|valuetext))$/

const letters = /\p{L}/u

const nameIn = (node: unknown) => (node as { name?: string } | undefined)?.name ?? ''

function literalOf(node: unknown): string {
  const { type, value, expression } = (node ?? {}) as Node
  if (type === 'JSXExpressionContainer') return literalOf(expression)
  return type === 'Literal' && typeof value === 'string' ? value : ''
}

function rawTextOf(node: Node): string {
  if (node.type === 'JSXText') return String(node.value)
  if (node.type === 'JSXAttribute' && spoken.test(nameIn(node.name))) return literalOf(node.value)
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return ''
  const inBraces = (node.children as Node[]).filter(({ type }) => type !== 'JSXText')
  return inBraces.map(literalOf).join('')
}

/** Words on a screen come from phrases, so that they are there in both languages. */
export function rawTextFaults(sources: Source[]): Fault[] {
  return sources.flatMap((source) => {
    const faults: Fault[] = []
    const { path, program } = source
    if (!path.startsWith('src/') || !path.endsWith('.tsx') || source.isTest) return faults
    walk(program as Node, (node) => {
      const text = rawTextOf(node).trim()
      if (!letters.test(text)) return
      const line = source.lineAt(node.start)
      faults.push({ path, line, rule: `"${text.slice(0, 30)}" is not a phrase` })
    })
    return faults
  })
}
