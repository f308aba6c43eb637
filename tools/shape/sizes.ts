import { type Fault, type Node, type Source, walk } from './source.ts'

export const maxFileLines = 250
export const maxFunctionLines = 40
export const maxComponentLines = 60
export const maxFunctionParameters = 3

const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

const nameIn = (node: unknown) => (node as { name?: string } | null | undefined)?.name

function nameOfFunction(node: Node, parent: Node | undefined): string {
  const named = nameIn(node.id) ?? nameIn(parent?.id) ?? nameIn(parent?.key)
  return named ?? 'a function'
}

/** A story of a test is as long as the story: only functions with a name are measured there. */
const isStory = (source: Source, parent: Node | undefined) =>
  source.isTest && parent?.type === 'CallExpression'

function functionFaults(source: Source, node: Node, parent: Node | undefined): Fault[] {
  if (isStory(source, parent)) return []
  const name = nameOfFunction(node, parent)
  const first = source.lineAt(node.start)
  const length = source.lineAt(node.end) - first + 1
  const isComponent = source.path.endsWith('.tsx') && /^[A-Z]/.test(name)
  const limit = isComponent ? maxComponentLines : maxFunctionLines
  const count = (node.params as unknown[]).length
  const faults: Fault[] = []
  const add = (rule: string) => faults.push({ path: source.path, line: first, rule })
  if (length > limit) add(`${name} has ${length} lines (${limit})`)
  if (count > maxFunctionParameters)
    add(`${name} takes ${count} parameters (${maxFunctionParameters})`)
  return faults
}

/** Files fit a screen or two, functions a glance, parameters a hand. */
export function sizeFaults(sources: Source[]): Fault[] {
  return sources.flatMap((source) => {
    if (source.isGenerated) return []
    const faults: Fault[] = []
    const lines = source.text.split('\n').length - 1
    if (lines > maxFileLines) {
      faults.push({ path: source.path, line: 0, rule: `${lines} lines (${maxFileLines})` })
    }
    if (!source.program) return faults
    walk(source.program, (node, above) => {
      if (functions.includes(node.type)) faults.push(...functionFaults(source, node, above.at(-1)))
    })
    return faults
  })
}
