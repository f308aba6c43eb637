import { districts } from './districts.ts'
import type { Fault, Source } from './source.ts'

/** Each is a file of a feature or a folder of that name: `queries.ts` or `queries/runs.ts`. */
const layers = [
  'contract',
  'rules',
  'queries',
  'actions',
  'handlers',
  'jobs',
  'mail',
  'phrases',
  'refusals',
  'components',
  'screens',
]

/** React has folders only. */
const foldersOnly = ['components', 'screens']

const topFolders = ['app', 'routes', 'ui', 'i18n', 'platform']

/** The pages' way to the API: all of the platform that a screen needs. */
const clientFiles = ['src/platform/call.ts', 'src/platform/page-query.ts']

/** What stands in a feature: the layer that its first name says. */
function layerIn([first = '', ...deeper]: string[]): string | undefined {
  const isFile = deeper.length === 0
  const layer = isFile ? first.replace(/\.ts$/, '') : first
  return layers.includes(layer) && !(isFile && foldersOnly.includes(layer)) ? layer : undefined
}

/** A folder of the demo that is no layer holds rules: scenes, people, markets. */
const layerInDemo = (rest: string[]) => layerIn(rest) ?? (rest.length > 1 ? 'rules' : undefined)

/** Which layer a file belongs to; undefined for packages and everything outside src and demo. */
export function layerOf(path: string): string | undefined {
  const [root, top = '', second, third = '', ...rest] = path.split('/')
  if (root === 'demo') return layerInDemo(path.split('/').slice(2))
  if (root !== 'src') return undefined
  if (top === 'platform' && second === 'endpoint') return 'platform/endpoint'
  if (top === 'platform' && second === 'browser') return 'platform/client'
  if (clientFiles.includes(path)) return 'platform/client'
  if (topFolders.includes(top)) return top
  if (top !== 'features') return second === undefined ? 'app' : undefined
  return districts.includes(second ?? '') && third ? layerIn(rest) : undefined
}

/** What all that runs on the server alone may import. */
const ofTheServer = ['queries', 'rules', 'contract', 'platform', 'platform/endpoint', 'i18n']

/** Who may import whom, as CONTRIBUTING.md tells it. i18n is pure, so every layer but queries may speak. */
const table: Record<string, string[]> = {
  contract: ['contract', 'platform/endpoint'],
  rules: ['rules', 'contract', 'i18n'],
  phrases: ['phrases', 'i18n'],
  refusals: ['i18n'],
  queries: ['queries', 'rules', 'contract', 'platform', 'platform/endpoint'],
  mail: ['mail', 'phrases', ...ofTheServer],
  actions: ['actions', 'mail', 'phrases', ...ofTheServer],
  handlers: ['actions', 'mail', ...ofTheServer],
  jobs: ['jobs', 'actions', 'mail', 'phrases', ...ofTheServer],
  components: ['components', 'contract', 'rules', 'phrases', 'ui', 'i18n', 'platform/client'],
  screens: ['components', 'contract', 'rules', 'phrases', 'ui', 'i18n', 'platform/client'],
  ui: ['ui', 'i18n'],
  i18n: ['i18n'],
  platform: ['platform', 'platform/client', 'platform/endpoint', 'i18n'],
  'platform/client': ['platform', 'platform/client', 'platform/endpoint', 'i18n'],
  'platform/endpoint': ['platform/endpoint', 'i18n'],
}

const allButQueriesAndRules =
  'app routes contract phrases handlers actions mail jobs components screens ui i18n platform platform/client platform/endpoint'

const allowedFrom = (layer: string) => table[layer] ?? allButQueriesAndRules.split(' ')

/** Layers that a browser loads too, or that decide without I/O. */
const pure = [
  'contract',
  'rules',
  'phrases',
  'refusals',
  'components',
  'screens',
  'ui',
  'i18n',
  'platform/client',
]

/** The files that import the refusal words of all features, and make one table of them. */
const refusalTables = ['src/i18n/refusals.ts', 'src/i18n/browser-refusals.ts']

/** Numbers that queries may take from i18n, which is else the words of the site. */
const numbers = ['src/i18n/time-units.ts', 'src/i18n/area-factors.ts']

/** The import table: each layer names the layers it may know. */
export function importFaults(sources: Source[]): Fault[] {
  return sources.flatMap((source) => {
    const layer = layerOf(source.path)
    if (!layer || source.isTest || source.isGenerated) return []
    return source.imports.flatMap(({ target, line }): Fault[] => {
      const at = (rule: string) => [{ path: source.path, line, rule }]
      const other = layerOf(target)
      if (/^(test|tools|bench|drills|journeys)\//.test(target))
        return at(`the product imports ${target}`)
      if (target.startsWith('node:') && pure.includes(layer))
        return at(`${layer} imports ${target}`)
      if (!other || allowedFrom(layer).includes(other)) return []
      if (layer === 'queries' && numbers.includes(target)) return []
      if (other === 'refusals' && refusalTables.includes(source.path)) return []
      return at(`${layer} may not import ${other} (${target})`)
    })
  })
}
