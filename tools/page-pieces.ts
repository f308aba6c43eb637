import type { Rolldown } from 'vite'

/** Where most visits begin: the path of each page's file ends so. */
const landings: Record<string, string> = {
  '/{-$lang}/index.tsx': 'home',
  '/properties/index.tsx': 'results',
  '/properties/$id.{-$slug}.tsx': 'ad',
}

/** What every page asks for once it has come alive. */
const afterwards = /\/src\/(app\/frame\/(site-footer|page-\w+)|ui\/toast\/toast-card)\.tsx$/

type Importers = (id: string) => readonly string[]

/** What is at hand from the start of a page: all pages, or the one it is split off for. */
function startOf(id: string): string | undefined {
  const [path = '', query] = id.split('?')
  if (path.endsWith('/src/app/browser.tsx')) return 'site'
  if (path.endsWith('/{-$lang}/route.tsx')) return 'site'
  if (afterwards.test(path)) return 'later'
  if (!query?.startsWith('tsr-split')) return
  return Object.entries(landings).find(([end]) => path.endsWith(end))?.[1]
}

/**
 * The piece of script that a module goes in: `site` where two of the starts need it at once, since
 * dozens of small pieces compress a tenth worse than a few; none where no landing page does.
 */
export function pieceFor(id: string, importers: Importers): string | undefined {
  const seen = new Set([id])
  const starts = new Set<string>()
  for (const module of seen) {
    const start = startOf(module)
    if (start) starts.add(start)
    for (const importer of importers(module)) seen.add(importer)
  }
  const [only] = starts
  return starts.size > 1 ? 'site' : only
}

const importersIn =
  (graph: Rolldown.ChunkingContext): Importers =>
  (id) =>
    graph.getModuleInfo(id)?.importers ?? []

/** The libraries' piece outlives our own releases in browsers' caches. */
const libraries = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\//

/** What forms check their fields with: no landing page has such a form. */
const schemas =
  /node_modules\/zod\/|\/src\/platform\/endpoint\/(fields|person-fields|plain-values)\.ts$/

const ofPages = { test: /\/src\/[^?]+(\?tsr-split=\w+)?$/ }

/** In order: a piece takes along what its modules import and no piece before it has. */
export const pagePieces: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: libraries },
  { name: 'schemas', test: schemas },
  {
    ...ofPages,
    debugName: 'site',
    name: (id, graph) => (pieceFor(id, importersIn(graph)) === 'site' ? 'site' : null),
  },
  {
    ...ofPages,
    debugName: 'page',
    name: (id, graph) => pieceFor(id, importersIn(graph)) ?? null,
  },
]
