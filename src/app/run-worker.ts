import type { FastifyBaseLogger } from 'fastify'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readPublicSettings } from '#features/reference/site-settings/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { listen } from '#platform/listen.ts'
import { takeSnapshot } from '#platform/snapshot.ts'
import { deriveKeys } from './keys.ts'
import { openLog } from './log.ts'
import { configOrExit, stopBeforeExit } from './environment/process.ts'
import { openGateway, openPayments } from './payments/gateway.ts'
import { openStore, type Store } from './store.ts'
import { openWork } from './worker.ts'

async function openLookups({ primary: { kysely: db, pool } }: Store, log: FastifyBaseLogger) {
  const gazetteer = await takeSnapshot(() => readGazetteer(db), log)
  const catalogue = await takeSnapshot(() => readCatalogue(db), log)
  const settings = await takeSnapshot(() => readPublicSettings(db), log)
  const read = { gazetteer, catalogue, settings }
  const channels = Object.keys(read) as (keyof typeof read)[]
  const listener = listen(pool, {
    channels,
    onNotice: (channel) => void read[channel].refresh(),
    log,
  })
  return {
    gazetteer: gazetteer.current,
    catalogue: catalogue.current,
    settings: settings.current,
    stop: listener.stop,
  }
}

/** Runs beside servers with WORKER=off. */
export async function runWorker(env: NodeJS.ProcessEnv) {
  const config = { ...configOrExit(env), isWorker: true }
  const log = openLog(config)
  const store = await openStore(config, log)
  const { stop: forget, ...lookups } = await openLookups(store, log)
  const keys = await deriveKeys(config)
  const work = await openWork(store.primary, { config, keys, log, lookups })
  const opening = { config, keys, db: store.primary.kysely, now: () => new Date() }
  const gateway = openGateway({ ...opening, log })
  const { sendDocumentLater: sendDocument } = work
  const paying = { ...opening, ...lookups, gateway, log, sendDocument, pace: undefined }
  const { stopPayments } = openPayments(paying)
  const stop = async () => {
    await stopPayments()
    await work.stop()
    await forget()
    await store.close()
  }
  stopBeforeExit(stop, log)
  console.log('\n  The worker of Dara · دارة is ready\n')
}
