import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Locations } from '#features/reference/place-search/actions.ts'
import type { Place } from '#features/reference/places/rules.ts'
import { minuteMs, secondMs } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { ttlCache } from '#platform/ttl-cache.ts'
import { type AreaFigures, findFigures } from './queries.ts'
import {
  figuresRefreshMs,
  figuresRetryMs,
  maxAdsPerRequest,
  noMedians,
  placesToKeep,
  sizeOf,
} from './rules.ts'

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
 * last figures and holds up no other. True if all were read.
 */
async function readAll({ reader, locations, log, figures, isStopped }: Reading): Promise<boolean> {
  const failures = new Map<string, unknown>()
  const places = placesToKeep(locations())
  for (const place of places) {
    if (isStopped()) return false
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
  return areas.length === 0
}

/** Figures are kept in memory and computed in the background, so that no page waits for them. */
export function createFiguresReader(sources: Sources) {
  const { locations, log } = sources
  const figures = new Map<number, AreaFigures>()
  const recent = ttlCache<AreaFigures>({ seconds: recentSeconds, maxEntries: maxRecent })
  let running: Promise<boolean> | undefined
  let isStopped = false

  const refresh = () => {
    running ??= readAll({ ...sources, figures, isStopped: () => isStopped })
      .catch((err: unknown) => {
        log.error({ err }, 'figures of areas not refreshed')
        return false
      })
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

const usual = { refreshMs: figuresRefreshMs, retryMs: figuresRetryMs }

/** Nobody waits for the first reading either. */
export function followFigures(sources: Sources, waits = usual) {
  const { current, find, refresh, stop } = createFiguresReader(sources)
  const ended = new AbortController()
  const follow = async () => {
    while (!ended.signal.aborted) {
      const isWhole = await refresh()
      await setTimeout(isWhole ? waits.refreshMs : waits.retryMs, null, {
        ref: false,
        signal: ended.signal,
      })
    }
  }
  void follow().catch(() => undefined)
  const end = async () => {
    ended.abort()
    await stop()
  }
  return { current, find, stop: end }
}
