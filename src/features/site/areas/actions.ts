import type { FastifyBaseLogger } from 'fastify'
import type { Locations } from '#features/reference/place-search/actions.ts'
import type { Place } from '#features/reference/places/rules.ts'
import { minuteMs, secondMs } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { ttlCache } from '#platform/ttl-cache.ts'
import { type AreaFigures, findFigures } from './queries.ts'
import { figuresRefreshMs, maxAdsPerRequest, noMedians, placesToKeep, sizeOf } from './rules.ts'

/** By id of the area; an area that was not read yet is absent. */
export type FiguresByArea = ReadonlyMap<number, AreaFigures>

type Sources = { reader: () => Db; locations: () => Locations; log: FastifyBaseLogger }

/** What was read for a request is as old as the counts beside it. */
const recentSeconds = minuteMs / secondMs
const maxRecent = 500

const noFigures: AreaFigures = { medians: noMedians, typeId: null, ofTypes: new Map() }

type Reading = Sources & { figures: Map<number, AreaFigures>; isStopped: () => boolean }

/**
 * One area after another, so that only one connection is used. An area that cannot be read keeps its
 * last figures and holds up no other.
 */
async function readAll({ reader, locations, log, figures, isStopped }: Reading): Promise<void> {
  const failures = new Map<string, unknown>()
  const places = placesToKeep(locations())
  for (const place of places) {
    if (isStopped()) return
    await findFigures(reader(), place).then(
      (found) => void figures.set(place.id, found),
      (err: unknown) => void failures.set(place.slug, err),
    )
  }
  const kept = new Set(places.map(({ id }) => id))
  for (const id of figures.keys()) if (!kept.has(id)) figures.delete(id)
  const [err] = failures.values()
  const areas = [...failures.keys()]
  if (areas.length > 0) log.error({ err, areas }, 'figures of areas not refreshed')
}

/** Figures are kept in memory and computed in the background, so that no page waits for them. */
export function createFiguresReader(sources: Sources) {
  const { locations, log } = sources
  const figures = new Map<number, AreaFigures>()
  const recent = ttlCache<AreaFigures>({ seconds: recentSeconds, maxEntries: maxRecent })
  let running: Promise<void> | undefined
  let isStopped = false

  const refresh = () => {
    running ??= readAll({ ...sources, figures, isStopped: () => isStopped })
      .catch((err: unknown) => log.error({ err }, 'figures of areas not refreshed'))
      .finally(() => {
        running = undefined
      })
    return running
  }

  /** Undefined for a location with too many ads for a request, which has not been read yet. */
  const find = async (db: Db, place: Place): Promise<AreaFigures | undefined> => {
    const ads = sizeOf(locations(), place)
    if (ads === 0) return noFigures
    const kept = figures.get(place.id)
    if (kept || ads > maxAdsPerRequest) return kept
    return recent.getOrCompute(String(place.id), () => findFigures(db, place))
  }

  const stop = async () => {
    isStopped = true
    await running
  }
  return { current: (): FiguresByArea => figures, find, refresh, stop }
}

export type FindFigures = ReturnType<typeof createFiguresReader>['find']

/** Nobody waits for the first reading either. */
export function followFigures(sources: Sources) {
  const { current, find, refresh, stop } = createFiguresReader(sources)
  void refresh()
  const timer = setInterval(() => void refresh(), figuresRefreshMs).unref()
  const end = async () => {
    clearInterval(timer)
    await stop()
  }
  return { current, find, stop: end }
}
