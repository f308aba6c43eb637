import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { parseSync } from 'vite'

/** A node of the syntax tree, loosely: the rules look at few of its fields. */
export type Node = { type: string; start: number; end: number; [field: string]: unknown }

/** Something wrong, where it stands; line 0 means the whole file or folder. */
export type Fault = { path: string; line: number; rule: string }

export type Comment = { type: string; value: string; start: number; end: number }

export type Import = { specifier: string; target: string; line: number; isType: boolean }

/** One file of the tree, read and parsed once for all rules. */
export type Source = {
  path: string
  text: string
  imports: Import[]
  program: Node | undefined
  comments: Comment[]
  isTest: boolean
  /** Written by a tool: its size and shape are not ours. */
  isGenerated: boolean
  lineAt: (offset: number) => number
}

const aliases: Record<string, string> = {
  '#app': 'src/app',
  '#demo': 'demo',
  '#features': 'src/features',
  '#ui': 'src/ui',
  '#i18n': 'src/i18n',
  '#platform': 'src/platform',
  '#test': 'test',
  '#tools': 'tools',
}

/** The file an import names, from the root; a package's name stays as it is. */
export function targetOf(specifier: string, from: string): string {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare)
  const [alias = '', ...rest] = bare.split('/')
  return aliases[alias] ? [aliases[alias], ...rest].join('/') : bare
}

type Module = ReturnType<typeof parseSync>['module']

function specifiersOf(module: Module, text: string) {
  const entries = (list: readonly { isType: boolean }[]) =>
    list.length > 0 && list.every((entry) => entry.isType)
  return [
    ...module.staticImports.map((one) => ({
      specifier: one.moduleRequest.value,
      start: one.start,
      isType: entries(one.entries),
    })),
    ...module.staticExports.flatMap((one) => {
      const request = one.entries.find((entry) => entry.moduleRequest)?.moduleRequest
      const { start } = one
      return request ? [{ specifier: request.value, start, isType: entries(one.entries) }] : []
    }),
    ...module.dynamicImports.flatMap((one) => {
      const written = text.slice(one.moduleRequest.start, one.moduleRequest.end)
      const { start } = one
      const specifier = /^['"`]([^'"`$]+)['"`]$/.exec(written)?.[1]
      return specifier ? [{ specifier, start, isType: false }] : []
    }),
  ]
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [...text.matchAll(/\n/g)].map((match) => match.index)
  return (offset) => {
    let line = 0
    for (let high = starts.length; line < high; ) {
      const middle = (line + high) >> 1
      if ((starts[middle] ?? 0) < offset) line = middle + 1
      else high = middle
    }
    return line + 1
  }
}

export function readSource(path: string, text: string): Source {
  const lineAt = lineFinder(text)
  const isTest = /\.test\.tsx?$/.test(path) || /^(test|journeys)\//.test(path)
  const isGenerated = path.endsWith('.gen.ts') || text.startsWith('// Generated')
  const own = { path, text, lineAt, isTest, isGenerated }
  if (!/\.tsx?$/.test(path)) return { ...own, imports: [], program: undefined, comments: [] }
  const { program, module, comments, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`)
  const imports = specifiersOf(module, text).map(({ specifier, start, isType }) => ({
    specifier,
    target: targetOf(specifier, path),
    line: lineAt(start),
    isType,
  }))
  return { ...own, imports, program: program as unknown as Node, comments }
}

const roots = ['src', 'demo', 'test', 'journeys', 'bench', 'drills', 'tools']

/** Every source file of the project. */
export function readTree(root: string): Source[] {
  const names = roots.flatMap((folder) => {
    const found = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    return found
      .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  })
  return names.sort().map((path) => readSource(path, readFileSync(join(root, path), 'utf8')))
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** Calls `visit` for every node below `node`, with the nodes above it, the nearest last. */
export function walk(
  node: Node,
  visit: (node: Node, above: readonly Node[]) => void,
  above: readonly Node[] = [],
) {
  visit(node, above)
  const within = [...above, node]
  for (const child of Object.values(node).flat().filter(isNode)) walk(child, visit, within)
}
