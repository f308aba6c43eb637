import { parseSync, type Plugin } from 'vite'

type Node = { type: string; start: number; end: number; [field: string]: unknown }
type Edit = { start: number; end: number; text: string }

/** What `call` reads of an endpoint in a browser; parsing and documents belong to the server. */
const calledBy = new Set(['method', 'path', 'access'])

const keyOf = (property: Node) => (property.key as { name?: string } | undefined)?.name ?? ''

function endpointEdit(init: Node, code: string): Edit | undefined {
  const callee = init.callee as { name?: string } | undefined
  const [definition] = (init.arguments ?? []) as Node[]
  if (callee?.name !== 'endpoint' || definition?.type !== 'ObjectExpression') return
  const kept = (definition.properties as Node[]).filter(
    (property) => property.type === 'SpreadElement' || calledBy.has(keyOf(property)),
  )
  const text = kept.map(({ start, end }) => code.slice(start, end)).join(', ')
  return { start: init.start, end: init.end, text: `{ ${text} }` }
}

/** A schema nobody in the bundle uses goes, since this says that making it has no effect. */
function schemaEdit(init: Node, code: string): Edit | undefined {
  const text = code.slice(init.start, init.end)
  if (/Function/.test(init.type) || !text.includes('(')) return
  return {
    start: init.start,
    end: init.end,
    text: `/* @__PURE__ */ (() => (${text}))()`,
  }
}

function editsOf(program: Node, code: string): Edit[] {
  const statements = (program.body as Node[]).map((statement) =>
    statement.type === 'ExportNamedDeclaration'
      ? (statement.declaration as Node | null)
      : statement,
  )
  const declared = statements
    .filter((statement) => statement?.type === 'VariableDeclaration')
    .flatMap((statement) => statement?.declarations as Node[])
  return declared.flatMap(({ init }) => {
    const value = init as Node | null
    if (!value) return []
    return endpointEdit(value, code) ?? schemaEdit(value, code) ?? []
  })
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Imports, what is exported straight from another module, and types name nothing that is run here. */
const isAside = ({ type, source, exportKind }: Node) =>
  /^(ImportDeclaration$|TSType|TSInterface)/.test(type) ||
  (type === 'ExportNamedDeclaration' && (!!source || exportKind === 'type'))

/** The names that the values of a program mention. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (!isNode(value) || isAside(value)) return []
  const own = value.type === 'Identifier' ? [value.name as string] : []
  return [...own, ...Object.values(value).flatMap(namesIn)]
}

/** An import that only removed parts used would still put its module beside this one. */
function importEdits(program: Node): Edit[] {
  const used = new Set(namesIn(program.body))
  return (program.body as Node[]).flatMap(({ type, start, end, specifiers = [] }) => {
    const locals = (specifiers as Node[]).map(({ local }) => (local as { name: string }).name)
    const isUnused = locals.length > 0 && !locals.some((name) => used.has(name))
    return type === 'ImportDeclaration' && isUnused ? [{ start, end, text: '' }] : []
  })
}

const parse = (path: string, code: string) => parseSync(path, code).program as unknown as Node

const applyEdits = (code: string, edits: Edit[]) =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)

/**
 * A contract as a browser needs it: endpoints are their method and path, unused schemas can go, and what
 * is imported for the rest of an endpoint is gone.
 */
export function forBrowser(path: string, code: string): string {
  const short = applyEdits(code, editsOf(parse(path, code), code))
  return applyEdits(short, importEdits(parse(path, short)))
}

/** Spares every page the schema library, unless it parses something itself. */
export function browserContracts(): Plugin {
  return {
    name: 'dara:browser-contracts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: {
        id: /\/src\/(features\/[^/]+\/[^/]+\/contract(\/[^/]+)?|platform\/endpoint\/[^/]+)\.ts$/,
      },
      // They only declare, so one of which nothing is used goes with all that it imports.
      handler: (code, id) => ({ code: forBrowser(id, code), map: null, moduleSideEffects: false }),
    },
  }
}
