import { hourSeconds, minuteMs } from '#i18n/time-units.ts'

const megabyte = 1024 * 1024

export const maxBytesOf = { registration: 5 * megabyte, fundraising: 20 * megabyte } as const

export type FormPurpose = keyof typeof maxBytesOf

/** `in use`: a form of another visitor was sent with it. */
export type FormFile = 'usable' | 'gone' | 'in use'

export function formFileOf(
  file: { registrant: Buffer | null } | undefined,
  registrant: Buffer,
): FormFile {
  if (!file) return 'gone'
  return !file.registrant || file.registrant.equals(registrant) ? 'usable' : 'in use'
}

/** Bytes of a network's newest files that stay while a form is filled in; few photos have more. */
const safeOf: Record<FormPurpose, number> = {
  registration: 2 * megabyte,
  fundraising: 5 * megabyte,
}

export const formFileSeconds = hourSeconds

/** Bytes of all files of visitors whose forms have ended neither in an account nor in a request. */
export const maxBytesOfVisitors = 4096 * megabyte

type VisitorQuota = {
  /** Part of `maxBytesOfVisitors`, or times it. */
  ofQuota: number
  /** Parts of what is free that one caller and one network may hold. */
  ofCaller: number
  ofNetwork: number
  largest: number
  /** Files of one caller at the same time, however small; a network may have ten times as many. */
  maxFiles: number
}

/**
 * No form takes the room of another. `waiting`: photos until their links are opened. They are not
 * displaced, so a caller may hold less: forty callers leave half of the room. `sent`: documents of
 * requests that were sent, which have as much room again.
 */
const visitorQuotas = {
  registration: {
    largest: maxBytesOf.registration,
    ofQuota: 1 / 4,
    ofCaller: 1 / 16,
    ofNetwork: 1 / 8,
    maxFiles: 60,
  },
  waiting: {
    largest: maxBytesOf.registration,
    ofQuota: 1 / 2,
    ofCaller: 1 / 64,
    ofNetwork: 1 / 32,
    maxFiles: 250,
  },
  fundraising: {
    largest: maxBytesOf.fundraising,
    ofQuota: 1 / 4,
    ofCaller: 1 / 16,
    ofNetwork: 1 / 8,
    maxFiles: 60,
  },
  sent: {
    largest: maxBytesOf.fundraising,
    ofQuota: 1,
    ofCaller: 1 / 32,
    ofNetwork: 1 / 16,
    maxFiles: 100,
  },
} satisfies Record<string, VisitorQuota>

export type VisitorQuotaName = keyof typeof visitorQuotas

export const quotaBytes = (quota: VisitorQuotaName): number =>
  maxBytesOfVisitors * visitorQuotas[quota].ofQuota

export const visitorQuotaNames = Object.keys(visitorQuotas) as VisitorQuotaName[]

/** Of a quota; beyond it the operator is warned. */
export const maxQuietPart = 3 / 4

export type HeldBytes = { inAll: number; byCaller: number; byNetwork: number }

export const maxFilesOf = (quota: VisitorQuotaName): number => visitorQuotas[quota].maxFiles

/** A network has many callers, so it may always hold so many of the largest files. */
const maxFilesOfNetwork = 4

/**
 * Bytes; zero or less at the limit. Each may hold a part of what is free, so the first to come do
 * not fill a room. A caller is an address or an IPv6 /64; a network is a /24 or a /48.
 */
export function remainingShare(
  quota: VisitorQuotaName,
  { inAll, byCaller, byNetwork }: HeldBytes,
): number {
  const { ofCaller, ofNetwork, largest } = visitorQuotas[quota]
  const free = quotaBytes(quota) - inAll
  const ownLeft = Math.max(largest, free * ofCaller) - byCaller
  return Math.min(ownLeft, Math.max(largest * maxFilesOfNetwork, free * ofNetwork) - byNetwork)
}

/** Time to fill in a form; older files make room. */
const formLifetimeMs = 15 * minuteMs

type IncomingFile = { now: Date; bytes: number; byNetwork: number }

/**
 * Files beyond `aboveBytes`, counted from the network's newest file, and files sent until
 * `sentBefore` make room, so those who hold much give way to those who hold little.
 */
export const displacedBy = (purpose: FormPurpose, { now, bytes, byNetwork }: IncomingFile) => ({
  aboveBytes: Math.max(safeOf[purpose], byNetwork + bytes),
  sentBefore: new Date(now.getTime() - formLifetimeMs),
})

export function takeUpTo<File extends { bytes: number }>(files: readonly File[], bytes: number) {
  const taken: File[] = []
  let sum = 0
  for (const file of files) {
    if (sum >= bytes) break
    taken.push(file)
    sum += file.bytes
  }
  return taken
}

export const noSpace = { code: 'no_space' as const }
