import type { FastifyBaseLogger } from 'fastify'

/** Something read whole into memory; `current` never waits, `refresh` reads it anew. */
export type Snapshot<T> = { current: () => T; refresh: () => Promise<void> }

/**
 * Keeps the last good reading: a refresh that fails is logged and the old one stays.
 * Refreshes that overlap become one more reading after the running one.
 */
export async function takeSnapshot<T>(
  read: () => Promise<T>,
  log: FastifyBaseLogger,
): Promise<Snapshot<T>> {
  let value = await read()
  let running: Promise<void> | undefined
  let again = false

  const readAnew = async () => {
    do {
      again = false
      value = await read()
    } while (again)
  }

  const refresh = () => {
    again = running !== undefined
    running ??= readAnew()
      .catch((error: unknown) => log.error({ err: error }, 'snapshot not refreshed'))
      .finally(() => {
        running = undefined
      })
    return running
  }
  return { current: () => value, refresh }
}
