import type { Rolldown } from 'vite'

/** Where most visits begin: the path of each page's file ends so. */
const landings: Record<string, string> = {
  '/{-$lang}/index.tsx': 'home',
  '/properties/index.tsx': 'results',
  '/properties/$id.{-$slug}.tsx': 'ad',
}

/** What the page of an ad loads once its reader is near or uses it. */
const adParts =
  /\/listing\/property\/components\/(contact\/ad-aside|page\/(ad-story|price-comparison)|similar\/\w+-homes|gallery\/lightbox)\.tsx$/

/** What every page asks for after hydration. */
const afterwards =
  /\/src\/(app\/frame\/(site-footer|page-\w+)|ui\/(toast\/toast-card|theme\/theme-line)|features\/listing\/property\/components\/(marks\/card-extras|preview-image))\.tsx$/

/** What a results or home page fetches before it is asked for: the path of each file ends so. */
const fetchedAhead: Record<string, string> = {
  '/filter-sheet/components/filter-sheet.tsx': 'filters',
  '/results/components/filters/panel-choices.ts': 'filters',
  '/place-search/components/place-combobox.tsx': 'places',
}

/** Small things of many pages: in the piece of one, they would bring that whole piece to the others. */
const ofManyPages =
  /\/src\/(ui\/(surface\.tsx|disclosure\.tsx|form\/text-field\.tsx|phrases\/retry\.ts|skyline\/skyline\.svg)|features\/(search\/filters\/rules\/address|reference\/place-search\/phrases\/property-count)\.ts)$/

/** What the home page and those of areas need at once, and no other page. */
const ofAreas =
  /\/features\/site\/areas\/(contract|components\/(lazy-parts|areas-query|area-drawing))\.tsx?$/

type Importers = (id: string) => readonly string[]

/** What is at hand from the start of a page: all pages, or the one it is split off for. */
function startOf(id: string): string | undefined {
  const [path = '', query] = id.split('?')
  if (path.endsWith('/src/app/browser.tsx')) return 'site'
  if (path.endsWith('/{-$lang}/route.tsx')) return 'site'
  if (ofManyPages.test(path)) return 'site'
  if (afterwards.test(path)) return 'later'
  const ahead = Object.entries(fetchedAhead).find(([end]) => path.endsWith(end))
  if (ahead) return ahead[1]
  if (adParts.test(path)) return 'ad-parts'
  if (!query?.startsWith('tsr-split')) return
  return Object.entries(landings).find(([end]) => path.endsWith(end))?.[1]
}

const isAhead = (start: string) => Object.values(fetchedAhead).includes(start)

/** Where a module is needed: the starts that import it, and `other` for any further beginning. */
function startsOf(id: string, importers: Importers): Set<string> {
  const seen = new Set([id])
  const starts = new Set<string>()
  for (const module of seen) {
    const from = importers(module)
    const start = startOf(module) ?? (from.length === 0 ? 'other' : undefined)
    if (start) starts.add(start)
    for (const importer of from) seen.add(importer)
  }
  return starts
}

/**
 * The piece of script that a module goes in: `site` where two of the starts need it at once, since
 * dozens of small pieces compress a tenth worse than a few; none where no landing page does. The
 * filters are one piece, so that they come with one file, and never bring the home page's with them.
 */
export function pieceFor(id: string, importers: Importers): string | undefined {
  if (ofAreas.test(id)) return 'areas'
  const found = startsOf(id, importers)
  // Both are pieces of one page, so what they share is in the first.
  if (found.has('ad')) found.delete('ad-parts')
  const starts = [...found]
  const ahead = starts.filter(isAhead)
  const [only, ...more] = starts.filter((start) => start !== 'other' && !isAhead(start))
  if (more.length > 0 || (only === 'home' && ahead.length > 0)) return 'site'
  if (only) return only
  return starts.length === 1 && ahead[0] === 'filters' ? 'filters' : undefined
}

const importersIn =
  (graph: Rolldown.ChunkingContext): Importers =>
  (id) =>
    graph.getModuleInfo(id)?.importers ?? []

/** The libraries' piece outlives our own releases in browsers' caches. */
const libraries = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\//

/** Parts of the libraries that no landing page needs at once: the question before leaving, and advice without results. */
const rareParts = /\/(useBlocker|useQueries|queriesObserver)\.js$/

const isLibrary = (id: string) => libraries.test(id) && !rareParts.test(id)

/**
 * What both schemas and every page need. In the piece of schemas, which would take it along, each page
 * would load that whole piece for it.
 */
const plainValues =
  /\/src\/(platform\/endpoint\/plain-values|i18n\/(digits|fold|normalize-text))\.ts$/

/** What forms check their fields with: no landing page has such a form. */
const schemas =
  /node_modules\/zod\/|\/src\/platform\/endpoint\/(fields|person-fields|pagination)\.ts$/

const pages = new Set([...Object.values(landings), 'areas'])

const ofPages = { test: /\/src\/[^?]+(\?(tsr-split=\w+|url))?$/ }

/** In order: a piece takes along what its modules import and no piece before it has. */
export const pagePieces: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: (id) => isLibrary(id) || plainValues.test(id) },
  { name: 'schemas', test: schemas },
  {
    ...ofPages,
    debugName: 'site',
    name: (id, graph) => (pieceFor(id, importersIn(graph)) === 'site' ? 'site' : null),
  },
  // Before what they fetch later, which would take along what the pages need at once.
  {
    ...ofPages,
    debugName: 'page',
    name: (id, graph) => {
      const piece = pieceFor(id, importersIn(graph))
      return piece && pages.has(piece) ? piece : null
    },
  },
  {
    ...ofPages,
    debugName: 'later',
    name: (id, graph) => pieceFor(id, importersIn(graph)) ?? null,
  },
]
