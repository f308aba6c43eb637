import type { Fault, Source } from './source.ts'

const featureFiles: Record<string, string> = {
  'contract.ts': 'contract',
  'rules.ts': 'rules',
  'queries.ts': 'queries',
  'handlers.ts': 'handlers',
  'jobs.ts': 'jobs',
  'phrases.ts': 'phrases',
}

/** A feature whose words outgrow phrases.ts keeps them in a folder of that name. */
const ownFolders = ['components', 'screens', 'phrases']

const topFolders = ['app', 'routes', 'ui', 'i18n', 'platform']

/** The pages' way to the API: all of the platform that a screen needs. */
const clientFiles = ['src/platform/call.ts', 'src/platform/page-query.ts']

/** Which layer a file belongs to; undefined for packages and everything outside src. */
export function layerOf(path: string): string | undefined {
  const [root, top = '', feature, file = '', ...deeper] = path.split('/')
  if (root !== 'src') return undefined
  if (top === 'platform' && feature === 'endpoint') return 'platform/endpoint'
  if (top === 'platform' && feature === 'browser') return 'platform/client'
  if (clientFiles.includes(path)) return 'platform/client'
  if (topFolders.includes(top)) return top
  if (top !== 'features') return feature === undefined ? 'app' : undefined
  if (deeper.length === 0) return featureFiles[file]
  return ownFolders.includes(file) ? file : 'rules'
}

/**
 * Who may import whom, as CONTRIBUTING.md tells it. A folder of a feature other than components,
 * screens and phrases holds rules. i18n is pure: rules, handlers and jobs may speak a language.
 */
const table: Record<string, string[]> = {
  contract: ['contract', 'platform/endpoint'],
  rules: ['rules', 'contract', 'i18n'],
  phrases: ['phrases', 'i18n'],
  queries: ['queries', 'rules', 'contract', 'platform', 'platform/endpoint'],
  handlers: ['queries', 'jobs', 'rules', 'contract', 'platform', 'platform/endpoint', 'i18n'],
  jobs: ['queries', 'rules', 'contract', 'phrases', 'platform', 'platform/endpoint', 'i18n'],
  components: ['components', 'contract', 'rules', 'phrases', 'ui', 'i18n', 'platform/client'],
  screens: ['components', 'contract', 'rules', 'phrases', 'ui', 'i18n', 'platform/client'],
  ui: ['ui', 'i18n'],
  i18n: ['i18n'],
  platform: ['platform', 'platform/client', 'platform/endpoint', 'i18n'],
  'platform/client': ['platform', 'platform/client', 'platform/endpoint', 'i18n'],
  'platform/endpoint': ['platform/endpoint', 'i18n'],
}

const allButQueriesAndRules =
  'app routes contract phrases handlers jobs components screens ui i18n platform platform/client platform/endpoint'

const allowedFrom = (layer: string) => table[layer] ?? allButQueriesAndRules.split(' ')

/** Layers that a browser loads too, or that decide without I/O. */
const pure = [
  'contract',
  'rules',
  'phrases',
  'components',
  'screens',
  'ui',
  'i18n',
  'platform/client',
]

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
      return at(`${layer} may not import ${other} (${target})`)
    })
  })
}
