import type { FastifyBaseLogger } from 'fastify'
import { ConfigError, readConfig } from '../config.ts'

export function configOrExit(env: NodeJS.ProcessEnv) {
  try {
    return readConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const faults = error.message.split('\n')
    const intro = 'Dara cannot start:'
    console.error(faults.length === 1 ? `${intro} ${faults[0]}` : [intro, ...faults].join('\n  '))
    process.exit(1)
  }
}

/** Longer than any call may take; ends a stop that hangs. */
const maxStopMs = 15_000

/** An uncaught fault exits with code 1, so that the service manager starts a new process. */
export function stopBeforeExit(
  stop: () => Promise<void>,
  log: FastifyBaseLogger,
  limit = maxStopMs,
) {
  let isStopping = false
  const end = async (code: number) => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(code), limit).unref()
    await stop().catch((err: unknown) => log.error({ err }, 'not stopped cleanly'))
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!isStopping) log.info({ signal }, 'stopping')
      void end(0)
    })
  }
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught fault: the process ends')
    void end(1)
  })
}
