import type { PoolConfig } from 'pg'

/** A connection as `DATABASE_URL` names it; a socket's folder does not fit before the path. */
export const addressOf = ({
  host = '',
  port = 5432,
  user = '',
  password,
  database = '',
}: PoolConfig) => {
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''
  const place = `host=${encodeURIComponent(host)}&port=${port}`
  return `postgres://${encodeURIComponent(user)}${secret}@localhost/${database}?${place}`
}
