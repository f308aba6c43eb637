import { addressOf } from './database-address.ts'
import type { FreshDatabase } from '../database.ts'

const key = Buffer.alloc(32, 1).toString('base64')

/** Variables with which a command of the operators works on a database. */
export const commandEnvironment = ({ connection }: FreshDatabase) => ({
  DATABASE_URL: addressOf(connection),
  DATABASE_DURABILITY: 'unchecked',
  PUBLIC_URL: 'https://dara.example',
  ENCRYPTION_KEY: key,
  PASSWORD_PEPPER: key,
  SMTP_URL: 'outbox',
  TRUST_PROXY: 'none',
})
