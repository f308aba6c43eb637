import { ConfigError } from '#app/config.ts'
import { UnusableBackup } from '#platform/backup/unusable.ts'

/** What an operator can do something about is one sentence; everything else has its stack. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isExpected = error instanceof UnusableBackup || error instanceof ConfigError
  return isExpected || error.name === 'AbortError' ? error.message : (error.stack ?? error.message)
}

export const quietLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}
