import { openProviders } from '#app/providers.ts'
import { readConfig } from '#app/config.ts'
import { openDatabase } from '#platform/sql.ts'
import { testKeys } from '../keys.ts'
import { quiet } from '../throwaway-postgres.ts'

/** A separate process that works on feeds, for tests that kill it. */
const connection = JSON.parse(process.env.CONNECTION ?? '{}')
const primary = await openDatabase(connection, { log: quiet, max: 8, statementTimeout: 60_000 })
const config = readConfig({ DATA_DIR: process.env.DATA_DIR, DEMO: 'on' })
const store = { primary, replicas: [], close: async () => undefined }
await openProviders(store, { config, keys: testKeys, log: quiet as never })
process.stdout.write('ready\n')
