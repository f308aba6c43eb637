import pg from 'pg'

/** A connection beside the pool, to the same database; it does not connect yet. */
export function ownClient({ options }: pg.Pool, own: pg.ClientConfig): pg.Client {
  const { password } = options
  // The pool hides the password, so it is missing in a copy of its options.
  const client = new pg.Client({ ...options, ...own, ...(password && { password }) })
  // Queries fail too when the connection is lost; an unheard event would end the process.
  client.on('error', () => undefined)
  return client
}
