import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as z from 'zod/mini'
import type { Endpoint } from '#platform/endpoint/endpoint.ts'
import { districtOf } from '../shape/districts.ts'
import { type Node, readSource, type Source } from '../shape/source.ts'

/** An endpoint with where it stands and what its docstring says. */
export type Contracted = {
  endpoint: Endpoint
  /** Its name in the code: `searchProperties`. */
  name: string
  /** The part of the product that its feature is in: `search`. */
  district: string
  description: string
  path: string
  line: number
}

export const load = async (root: string, path: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(resolve(root, path)).href)) as Record<string, unknown>

export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'reply' in value
}

const textOf = (comment: string) =>
  comment
    .replace(/^\*/, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim()

/** The docstring right above a statement. */
function docstringOf({ comments, text }: Source, statement: Node): string {
  const above = comments.findLast((comment) => comment.end <= statement.start)
  if (!above?.value.startsWith('*')) return ''
  return text.slice(above.end, statement.start).trim() === '' ? textOf(above.value) : ''
}

type Exported = Node & { declaration?: { declarations?: { id: { name: string } }[] } | null }

function statementsOf(source: Source): Map<string, Exported> {
  const body = (source.program?.body ?? []) as Exported[]
  return new Map(
    body.flatMap((statement) =>
      (statement.declaration?.declarations ?? []).map((one) => [one.id.name, statement] as const),
    ),
  )
}

async function contractedIn(root: string, path: string): Promise<Contracted[]> {
  const source = readSource(path, await readFile(resolve(root, path), 'utf8'))
  const statements = statementsOf(source)
  const exported = Object.entries(await load(root, path))
  return exported.flatMap(([name, endpoint]) => {
    const statement = statements.get(name)
    if (!isEndpoint(endpoint) || !statement) return []
    const description = docstringOf(source, statement)
    const district = districtOf(path) ?? ''
    return [{ endpoint, name, district, description, path, line: source.lineAt(statement.start) }]
  })
}

const contractsIn = (root: string) =>
  globSync('src/features/*/*/{contract,contract/*}.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .sort()

/** Every endpoint that the features' contracts export, in the order of their declarations. */
export async function readContracts(root: string): Promise<Contracted[]> {
  const read = await Promise.all(contractsIn(root).map((path) => contractedIn(root, path)))
  return read.flatMap((contracts) => contracts.toSorted((one, other) => one.line - other.line))
}

/** A schema that a contract exports: its name in the code is its name in the API reference. */
export type NamedSchema = {
  schema: z.ZodMiniType
  name: string
  description: string
  path: string
}

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value

async function schemasIn(root: string, path: string): Promise<NamedSchema[]> {
  const source = readSource(path, await readFile(resolve(root, path), 'utf8'))
  const statements = statementsOf(source)
  return Object.entries(await load(root, path)).flatMap(([name, schema]) => {
    const statement = statements.get(name)
    if (!isSchema(schema) || !statement) return []
    return [{ schema, name, description: docstringOf(source, statement), path }]
  })
}

const common = ['fields', 'person-fields'].map((name) => `src/platform/endpoint/${name}.ts`)

/** Every schema that the features' contracts and the common fields export. */
export async function readSchemas(root: string): Promise<NamedSchema[]> {
  const paths = [...common.filter((path) => existsSync(resolve(root, path))), ...contractsIn(root)]
  return (await Promise.all(paths.map((path) => schemasIn(root, path)))).flat()
}
