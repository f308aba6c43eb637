import { type Fault, type Node, type Source, walk } from './source.ts'

const owner = 'src/platform/session/'

const rule =
  'counted by account alone: throttleAccount counts new accounts for their network, throttleOwner protects one'

/** `${account.id}`, `${accountId}`, `${user.id}` and `${id}`. */
const namesAccount = /^(\w+\.)*(id|accountId)$/

/** The value of `key: …` or `const key = …`. */
function keyOf(node: Node): Node | undefined {
  if (node.type === 'Property') {
    const { name } = node.key as { name?: string }
    return name === 'key' ? (node.value as Node) : undefined
  }
  if (node.type !== 'VariableDeclarator') return undefined
  const { name } = node.id as { name?: string }
  return name === 'key' && node.init ? (node.init as Node) : undefined
}

/** Accounts are free to make, so no limit in the product may be one of an account alone. */
export function accountLimitFaults(sources: Source[]): Fault[] {
  return sources.flatMap((source) => {
    const { path, text, imports, program, isTest } = source
    const counts = imports.some(({ target }) => target === `${owner}throttle.ts`)
    if (isTest || !program || !counts || path.startsWith(owner)) return []
    const faults: Fault[] = []
    walk(program, (node) => {
      const key = keyOf(node)
      if (key?.type !== 'TemplateLiteral') return
      const [start] = key.quasis as { value: { raw: string } }[]
      // What begins with a value is no name of a limit, but the key of something else.
      if (start?.value.raw === '') return
      const parts = key.expressions as Node[]
      const isOfAccount = parts.some((part) => namesAccount.test(text.slice(part.start, part.end)))
      if (isOfAccount) faults.push({ path, line: source.lineAt(node.start), rule })
    })
    return faults
  })
}
