import type { FastifyBaseLogger } from 'fastify'

export type Snapshot<T> = { current: () => T; refresh: () => Promise<void> }

/** After a failed refresh the last value stays. */
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
