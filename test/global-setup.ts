import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { installJobs } from '#platform/jobs/jobs.ts'
import { queues } from '#app/worker.ts'
import { migrate } from '#platform/migrate.ts'
import { openDatabase } from '#platform/sql.ts'
import { quiet, startThrowaway } from './throwaway-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server, and the migrated database that every fresh one is copied from. */
    database: { connection: pg.PoolConfig; administration: pg.PoolConfig; template: string }
  }
}

const useServer = async () => {
  const connectionString = process.env.TEST_DATABASE_URL
  if (!connectionString) return startThrowaway()
  // In a connection string the database would win over the one asked for later.
  const { hostname, port, username, password } = new URL(connectionString)
  const connection: pg.PoolConfig = {
    host: decodeURIComponent(hostname),
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: 'postgres',
  }
  return { connection, administration: connection, remove: async () => undefined }
}

const fillTemplate = async (connection: pg.PoolConfig) => {
  const db = await openDatabase(connection, { log: quiet, max: 2, statementTimeout: 0 })
  await migrate(db.pool, 'db/migrations')
  await installJobs(db.pool, queues)
  await db.close()
}

const run = async (connection: pg.PoolConfig, statement: string) => {
  const client = new pg.Client(connection)
  await client.connect()
  return client.query(statement).finally(() => client.end())
}

const start = async () => {
  const { connection, administration, remove } = await useServer()
  const template = `dara_test_${process.pid}_${Date.now().toString(36)}`
  await run(administration, `create database ${template} owner ${connection.user}`)
  await fillTemplate({ ...connection, database: template })
  const stop = async () => {
    const { rows } = await run(
      administration,
      `select datname from pg_database where starts_with(datname, '${template}')`,
    )
    for (const { datname } of rows) {
      await run(administration, `drop database ${datname} with (force)`)
    }
    await remove()
  }
  return { database: { connection, administration, template }, stop }
}

/** Each project of a run evaluates this file for itself, in the same process. */
const shared = globalThis as {
  testServer?: ReturnType<typeof start> | undefined
  users?: number
}

/** One server a test run, one migrated template database in it; the last project stops it. */
export const setup = async (project: TestProject) => {
  shared.users = (shared.users ?? 0) + 1
  shared.testServer ??= start()
  const { database, stop } = await shared.testServer
  project.provide('database', database)
  return async () => {
    shared.users! -= 1
    if (shared.users! > 0) return
    shared.testServer = undefined
    await stop()
  }
}
