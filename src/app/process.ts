import type { FastifyBaseLogger } from 'fastify'
import { ConfigError, readConfig } from './config.ts'

/** What is wrong with the environment is said in a sentence for each fault, without a stack. */
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

/** SIGTERM and SIGINT end the process once `stop` is done. */
export function stopOnSignals(stop: () => Promise<void>, log: FastifyBaseLogger) {
  let isStopping = false
  const onSignal = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    await stop()
    process.exit(0)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
