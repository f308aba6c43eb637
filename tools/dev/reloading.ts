import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

const bare = (url: string) => url.replace(/\?version=\d+$/, '')

/** Who imports whom: what a change of one module means for others. */
function newGraph() {
  const importers = new Map<string, Set<string>>()

  function remember(url: string, importer: string | undefined): void {
    const known = importers.get(url) ?? new Set()
    importers.set(url, known)
    if (importer) known.add(bare(importer))
  }
  function addWithImporters(url: string, found: Set<string>): void {
    if (found.has(url)) return
    found.add(url)
    for (const importer of importers.get(url) ?? []) addWithImporters(importer, found)
  }
  /** Those of the modules that were loaded, and all that hangs on them. */
  function affected(urls: string[]): Set<string> {
    const found = new Set<string>()
    for (const url of urls) if (importers.has(url)) addWithImporters(url, found)
    return found
  }
  return { remember, affected }
}

/**
 * Lets this process load modules under `folder` anew after a change: what changed, and all that
 * imports it, is given another address, so Node takes everything else from memory.
 */
export function reloadModules(folder: string) {
  const root = pathToFileURL(`${folder}/`).href
  const graph = newGraph()
  const versions = new Map<string, number>()
  const isOurs = (url: string) => url.startsWith(root) && !url.includes('/node_modules/')

  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      if (!isOurs(found.url)) return found
      const url = bare(found.url)
      graph.remember(url, context.parentURL)
      const version = versions.get(url)
      return version ? { ...found, url: `${url}?version=${version}` } : found
    },
  })

  /** Tells of changed files; `false` if no loaded module hangs on any of them. */
  function change(files: string[]): boolean {
    const affected = graph.affected(files.map((file) => pathToFileURL(file).href))
    for (const url of affected) versions.set(url, (versions.get(url) ?? 0) + 1)
    return affected.size > 0
  }
  return { change }
}
