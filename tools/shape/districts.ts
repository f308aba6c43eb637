import type { Fault, Source } from './source.ts'

/** From the bottom: a feature imports its own district and those before it. */
export const districts = [
  'files',
  'reference',
  'accounts',
  'listing',
  'search',
  'posting',
  'feeds',
  'directory',
  'visitors',
  'payments',
  'site',
  'oversight',
]

/** The feature that a file belongs to, as `district/feature`, or its part of the demo; else empty. */
export const featureOf = (path: string) =>
  /^(?:src\/features\/([^/]+\/[^/]+)|(demo\/[^/]+))\//.exec(path)?.slice(1).join('') ?? ''

export const districtOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1]

/** The one file of the product that loads the demo. */
export const demoLoader = 'src/app/environment/demo.ts'

function ruleOf(path: string, target: string): string | undefined {
  if (target.startsWith('demo/')) {
    if (path.startsWith('demo/') || path === demoLoader) return
    return `only ${demoLoader} imports the demo (${target})`
  }
  const [own, other] = [districtOf(path), districtOf(target)]
  if (!own || !other || districts.indexOf(other) <= districts.indexOf(own)) return
  return `${own} is below ${other}, so it may not import ${target}`
}

/** No import leads upwards, from one district to another, and none into the demo. */
export function districtFaults(sources: Source[]): Fault[] {
  return sources.flatMap(({ path, imports, isTest }) => {
    if (isTest || !/^(src|demo)\//.test(path)) return []
    return imports.flatMap(({ target, line }): Fault[] => {
      const rule = ruleOf(path, target)
      return rule ? [{ path, line, rule }] : []
    })
  })
}
