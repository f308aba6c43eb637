import { type Fault, type Node, type Source, walk } from './source.ts'

/** Where SQL may stand: queries of features and of the demo, the platform below them, and what is no product. */
const mayHoldSql = ({ path, isTest }: Source) =>
  isTest ||
  /^(src\/features\/[^/]+|demo)\/[^/]+\/queries(\.ts$|\/)/.test(path) ||
  /^(src\/platform|test|tools|bench|drills)\//.test(path)

const builders = /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/

const statement =
  /^\s*(select\s[^]*\sfrom\s|insert\s+into\s|delete\s+from\s|update\s+\w+\s+set\s|with\s+\w+\s+as\s*\()/i

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral') {
    const [first] = node.quasis as { value: { raw: string } }[]
    return first?.value.raw
  }
}

function isBuilder(node: Node): boolean {
  if (node.type !== 'MemberExpression') return false
  return builders.test((node.property as { name?: string }).name ?? '')
}

/** SQL lives only in queries, one function a question. */
export function sqlFaults(sources: Source[]): Fault[] {
  return sources.flatMap((source) => {
    if (mayHoldSql(source) || source.isGenerated || !source.program) return []
    const at = (line: number): Fault => ({
      path: source.path,
      line,
      rule: 'SQL belongs in queries',
    })
    const faults = source.imports
      .filter(({ specifier, isType }) => /^(kysely|pg)(\/|$)/.test(specifier) && !isType)
      .map(({ line }) => at(line))
    walk(source.program, (node) => {
      if (isBuilder(node) || statement.test(textOf(node) ?? ''))
        faults.push(at(source.lineAt(node.start)))
    })
    return faults
  })
}
