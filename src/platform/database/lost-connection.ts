/** PostgreSQL: connection failures, shutdown, crash, startup, too many connections. */
const lostStates = /^(08...|57P0[1-3]|53300)$/

const lostErrors =
  /^(ECONN\w+|ENOENT|EPIPE|EAGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

const lostMessages = /Connection terminated|not queryable/

export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return lostStates.test(code) || lostErrors.test(code) || lostMessages.test(message)
}

const unreachedCodes = /^(53300|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/

/** The new connection failed, which says nothing about open ones. */
export function isUnreached(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return unreachedCodes.test(code) || message.includes('timeout')
}

/** It is unknown whether the statement was executed. */
export const isReadTimeout = (error: unknown): boolean =>
  (error as Error).message === 'Query read timeout'

export class DatabaseAway extends Error {
  /** PostgreSQL's "cannot connect now", so it is answered like other temporary failures. */
  readonly code = '57P03'

  constructor() {
    super('the database is away')
    this.name = 'DatabaseAway'
  }
}
