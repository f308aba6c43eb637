import { posix } from 'node:path'
import { districtOf, districts } from './districts.ts'
import { layerOf } from './imports.ts'
import type { Fault, Source } from './source.ts'

/** Names that say nothing: what is in the file would fit its own noun. */
const sayNothing =
  'util utils helper helpers type types constant constants service services index shared common misc manager info data'
const forbidden = new Set(sayNothing.split(' '))

function badName(path: string): string | undefined {
  const isRoute = path.startsWith('src/routes/')
  const segments = path
    .split('/')
    .map((segment) => segment.replace(/\.((test|journey)\.)?\w+$/, ''))
  for (const segment of isRoute ? [] : segments) {
    if (forbidden.has(segment) || /(^|-)part-?\d+$/.test(segment))
      return `"${segment}" says nothing`
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment)) return `"${segment}" is not kebab-case`
  }
}

function unknownPlace({ path, isTest }: Source): string | undefined {
  if (!/^(src|demo)\//.test(path) || isTest) return
  if (path.split('/').length === 2) return `${path.split('/')[0]} holds folders only`
  const district = districtOf(path)
  if (district && !districts.includes(district)) return `"${district}" is no district`
  if (!layerOf(path)) return 'not a known file of a feature or folder of src'
  const isReact = /^src\/(features\/[^/]+\/[^/]+\/(components|screens)|ui|routes|app|i18n)\//.test(
    path,
  )
  if (path.endsWith('.tsx') && !isReact) return 'React belongs in components or screens'
}

const maxFolderFiles = 25

function crowdedFolders(sources: Source[]): Fault[] {
  const folders = Map.groupBy(sources, (source) => posix.dirname(source.path))
  return [...folders].flatMap(([path, files]) =>
    files.length > maxFolderFiles
      ? [{ path, line: 0, rule: `${files.length} files in a folder (${maxFolderFiles})` }]
      : [],
  )
}

/** Known file names in known places, kebab-case, no folder over 25 files. */
export function nameFaults(sources: Source[]): Fault[] {
  const faults = sources.flatMap((source): Fault[] => {
    if (source.isGenerated) return []
    const rule = badName(source.path) ?? unknownPlace(source)
    return rule ? [{ path: source.path, line: 0, rule }] : []
  })
  return [...faults, ...crowdedFolders(sources)]
}
