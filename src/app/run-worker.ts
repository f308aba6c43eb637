import { deriveKeys } from './keys.ts'
import { openLog } from './log.ts'
import { configOrExit, stopOnSignals } from './process.ts'
import { openStore } from './store.ts'
import { openWork } from './worker.ts'

/** Mails and sweeping in a process of their own, beside servers with WORKER=off. */
export async function runWorker(env: NodeJS.ProcessEnv) {
  const config = { ...configOrExit(env), isWorker: true }
  const log = openLog(config)
  const store = await openStore(config, log)
  const work = await openWork(store.primary, { config, keys: await deriveKeys(config), log })
  const stop = async () => {
    await work.stop()
    await store.close()
  }
  stopOnSignals(stop, log)
  console.log('\n  The worker of Dara · دارة is ready\n')
}
