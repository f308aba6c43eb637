import type { FastifyBaseLogger } from 'fastify'
import type { Locations } from '#features/reference/place-search/actions.ts'
import type { Db } from '#platform/handle.ts'
import { type AreaFigures, findFigures } from './queries.ts'
import { candidatesOf, figuresRefreshMs } from './rules.ts'

/** By id of the area; an area that was not read yet is absent. */
export type FiguresByArea = ReadonlyMap<number, AreaFigures>

type Sources = { reader: () => Db; locations: () => Locations; log: FastifyBaseLogger }

/**
 * Kept in memory and computed in the background, one area after another, so that no page waits for
 * it and only one connection is used. An area that cannot be read keeps its last figures and holds
 * up no other.
 */
export function createFiguresReader({ reader, locations, log }: Sources) {
  const figures = new Map<number, AreaFigures>()
  let running: Promise<void> | undefined
  let isStopped = false

  const readAll = async () => {
    const failures = new Map<string, unknown>()
    for (const place of candidatesOf(locations())) {
      if (isStopped) return
      await findFigures(reader(), place).then(
        (found) => void figures.set(place.id, found),
        (err: unknown) => void failures.set(place.slug, err),
      )
    }
    const [err] = failures.values()
    const areas = [...failures.keys()]
    if (areas.length > 0) log.error({ err, areas }, 'figures of areas not refreshed')
  }

  const refresh = () => {
    running ??= readAll()
      .catch((err: unknown) => log.error({ err }, 'figures of areas not refreshed'))
      .finally(() => {
        running = undefined
      })
    return running
  }

  const stop = async () => {
    isStopped = true
    await running
  }
  return { current: (): FiguresByArea => figures, refresh, stop }
}

/** Nobody waits for the first reading either. */
export function followFigures(sources: Sources) {
  const { current, refresh, stop } = createFiguresReader(sources)
  void refresh()
  const timer = setInterval(() => void refresh(), figuresRefreshMs).unref()
  const end = async () => {
    clearInterval(timer)
    await stop()
  }
  return { current, stop: end }
}
