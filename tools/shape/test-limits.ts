import { type Fault, type Node, type Source, walk } from './source.ts'

/** Milliseconds, as in vitest.config.ts: a machine that tests may be ten times as slow as ours. */
export const testTimeoutMs = 180_000

const rule = 'a time limit below that of all tests: a slow machine would fail it'

const tests = new Set(['it', 'test', 'each'])

function nameOf(callee: Node): string | undefined {
  if (callee.type === 'Identifier') return callee.name as string
  if (callee.type === 'MemberExpression') return nameOf(callee.property as Node)
  return callee.type === 'CallExpression' ? nameOf(callee.callee as Node) : undefined
}

const numberIn = (node: Node | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'number' ? node.value : undefined

function timeoutIn(node: Node): number | undefined {
  if (node.type !== 'ObjectExpression') return numberIn(node)
  const entries = node.properties as Node[]
  const found = entries.find(
    ({ key }) => (key as { name?: string } | undefined)?.name === 'timeout',
  )
  return numberIn(found?.value as Node | undefined)
}

function isHurried(node: Node): boolean {
  if (node.type !== 'CallExpression' || !tests.has(nameOf(node.callee as Node) ?? '')) return false
  const [, ...options] = node.arguments as Node[]
  return options.some((option) => (timeoutIn(option) ?? testTimeoutMs) < testTimeoutMs)
}

export function testLimitFaults(sources: Source[]): Fault[] {
  return sources.flatMap(({ path, program, isTest, lineAt }) => {
    const faults: Fault[] = []
    if (isTest && program) {
      walk(program, (node) => {
        if (isHurried(node)) faults.push({ path, line: lineAt(node.start), rule })
      })
    }
    return faults
  })
}
