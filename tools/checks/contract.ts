import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Endpoint, nameOf } from '#platform/endpoint/endpoint.ts'
import type { Handler } from '#platform/handle.ts'
import { type Contracted, isEndpoint, load, readContracts, readSchemas } from './contracts.ts'
import { staleFiles } from '../openapi.ts'

const table = 'src/app/handlers.ts'

/** Stands for whatever a table of handlers is given: only the endpoints are looked at. */
const anything: object = new Proxy(() => anything, {
  get: (_, name) => (name === 'then' ? undefined : anything),
})

const isHandler = (value: unknown): value is Handler =>
  isEndpoint((value as { endpoint?: unknown } | undefined)?.endpoint)

function handlersIn(exported: unknown): Handler[] {
  const value = typeof exported === 'function' ? (exported(anything) as unknown) : exported
  return Array.isArray(value) ? value.filter(isHandler) : []
}

async function handledEndpoints(root: string): Promise<Endpoint[]> {
  const tables = Object.values(await load(root, table)).map(handlersIn)
  const [longest = []] = tables.toSorted((a, b) => b.length - a.length)
  return longest.map((handler) => handler.endpoint)
}

/** Every promise is kept once, nothing is answered that was not promised, all is described. */
export function contractFaults(contracts: Contracted[], handled: Endpoint[]): string[] {
  const promised = new Set(contracts.map(({ endpoint }) => nameOf(endpoint)))
  const counts = Map.groupBy(handled, nameOf)
  const kept = contracts.flatMap(({ endpoint, path, line, description, name }) => {
    const at = (rule: string) => `${path}:${line}: ${rule}`
    const times = counts.get(nameOf(endpoint))?.length ?? 0
    return [
      ...(times === 1 ? [] : [at(`${nameOf(endpoint)} has ${times} handlers in ${table}`)]),
      ...(description === '' ? [at(`${name} has no docstring, so the API reference is mute`)] : []),
    ]
  })
  const strangers = [...counts.keys()].filter((name) => !promised.has(name))
  return [...kept, ...strangers.map((name) => `${table}: ${name} stands in no contract`)]
}

export async function checkContract(root: string): Promise<string[]> {
  const contracts = await readContracts(root)
  if (contracts.length === 0) return ['no contract was found: the check is blind']
  if (!existsSync(join(root, table))) return [`${table} is missing`]
  const faults = contractFaults(contracts, await handledEndpoints(root))
  const stale = await staleFiles(contracts, await readSchemas(root))
  return [...faults, ...stale.map((file) => `${file} is stale: npm run openapi`)]
}
