import type { Log } from '../postgres/postgres.ts'

type Fields = Record<string, string | number | boolean | undefined>
type Kind = { times: number; loggedAt: number }

const logIntervalMs = 60_000

const maxKinds = 64

/** Limited, so that many refused letters do not fill the disk. */
export function openMailLog(log: Pick<Log, 'warn'>) {
  const kinds = new Map<string, Kind>()
  return (fields: Fields, message: string): void => {
    const named = JSON.stringify([message, fields])
    const isKnown = kinds.has(named) || kinds.size < maxKinds
    const key = isKnown ? named : message
    const kind = kinds.get(key) ?? { times: 0, loggedAt: Number.NEGATIVE_INFINITY }
    kinds.set(key, kind)
    kind.times += 1
    if (performance.now() - kind.loggedAt < logIntervalMs) return
    log.warn({ ...(isKnown && fields), times: kind.times }, message)
    Object.assign(kind, { times: 0, loggedAt: performance.now() })
  }
}

export type MailLog = ReturnType<typeof openMailLog>
