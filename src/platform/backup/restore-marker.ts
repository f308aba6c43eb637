import type pg from 'pg'
import { markerSchema } from './tables.ts'

type Client = Pick<pg.Client, 'query'>

export type RestoreMarker = { backup: string; isLoaded: boolean }

const table = `${markerSchema}.progress`

/** The program must not start then: it would take the database for a new one. */
export async function readMarker(client: Client): Promise<RestoreMarker | undefined> {
  const { rows } = await client.query('select to_regclass($1) is not null as is_there', [table])
  if (!rows[0].is_there) return undefined
  const found = await client.query(`select backup, is_loaded as "isLoaded" from ${table}`)
  return found.rows[0]
}

export async function setMarker(client: Client, backup: string): Promise<void> {
  await client.query('begin')
  await client.query(`create schema ${markerSchema}`)
  await client.query(`create table ${table} (backup text not null, is_loaded boolean not null)`)
  await client.query(`insert into ${table} values ($1, false)`, [backup])
  await client.query('commit')
}

export async function markLoaded(client: Client): Promise<void> {
  await client.query(`update ${table} set is_loaded = true`)
}

export async function clearMarker(client: Client): Promise<void> {
  await client.query(`drop schema ${markerSchema} cascade`)
}

export const unfinishedRestore = ({ backup }: RestoreMarker) =>
  `The restore of backup ${backup} has not ended: run npm run restore with that backup again.`
