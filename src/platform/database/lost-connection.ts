/** PostgreSQL: connection failures, shutting down, crashed, starting up, no connection left. */
const lostStates = /^(08...|57P0[1-3]|53300)$/

const lostErrors =
  /^(ECONN\w+|ENOENT|EPIPE|EAGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** node-postgres gives these no code. */
const lostMessages = /Connection terminated|not queryable/

/** Whether the connection, or the attempt to make one, failed, whatever was asked through it. */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return lostStates.test(code) || lostErrors.test(code) || lostMessages.test(message)
}

/** No connection left, the server's name not found, the server not reached. */
const unreachedCodes = /^(53300|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/

/** Of a connection that could not be made: that says nothing of those that are open. */
export function isUnreached(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return unreachedCodes.test(code) || message.includes('timeout')
}

/** node-postgres gave up waiting; whether the statement was done is unknown. */
export const isReadTimeout = (error: unknown): boolean =>
  (error as Error).message === 'Query read timeout'

/** The database was away for longer than this caller could wait, or too many wait already. */
export class DatabaseAway extends Error {
  /** PostgreSQL's own "cannot connect now", so that it is answered as every passing failure. */
  readonly code = '57P03'

  constructor() {
    super('the database is away')
    this.name = 'DatabaseAway'
  }
}
