import { minuteMs } from '#i18n/time-units.ts'

const megabyte = 1024 * 1024

/** Bytes of the largest file that a visitor may send for a form. */
export const largestOf = { registration: 5 * megabyte, fundraising: 20 * megabyte } as const

export type FormPurpose = keyof typeof largestOf

/** What a visitor's file is for a form: `in use` where somebody else's form was sent with it. */
export type FormFile = 'usable' | 'gone' | 'in use'

/** A file that no form was sent with yet may be used for any. */
export function formFileOf(
  file: { registrant: Buffer | null } | undefined,
  registrant: Buffer,
): FormFile {
  if (!file) return 'gone'
  return !file.registrant || file.registrant.equals(registrant) ? 'usable' : 'in use'
}

/**
 * Bytes of a network's newest files that are safe while a form is filled in. A photo is kept at 1,920
 * pixels across (platform/media/pixels.ts), which is seldom more than this.
 */
const safeOf: Record<FormPurpose, number> = {
  registration: 2 * megabyte,
  fundraising: 5 * megabyte,
}

/** How long a file waits for the form that it was sent for. */
export const formFileSeconds = 3600

/** Bytes of all files that visitors have sent and no account has yet. */
export const visitorsQuota = 4096 * megabyte

type Room = {
  /** Part of `visitorsQuota`. */
  ofQuota: number
  /** Parts of what is free that one caller and one network may hold. */
  ofCaller: number
  ofNetwork: number
  largest: number
}

/**
 * Each purpose has its own room, so that files of one form never take the room of another.
 * `waiting`: photos of registrations that were sent, until their links are opened. Nothing there makes
 * room for others, so a caller may hold far less of it: forty callers who each take all that they may
 * leave half of it, where with a sixteenth for each they would leave a tenth.
 */
const rooms = {
  registration: {
    largest: largestOf.registration,
    ofQuota: 1 / 4,
    ofCaller: 1 / 16,
    ofNetwork: 1 / 8,
  },
  waiting: { largest: largestOf.registration, ofQuota: 1 / 2, ofCaller: 1 / 64, ofNetwork: 1 / 32 },
  fundraising: {
    largest: largestOf.fundraising,
    ofQuota: 1 / 4,
    ofCaller: 1 / 16,
    ofNetwork: 1 / 8,
  },
} satisfies Record<string, Room>

export type RoomName = keyof typeof rooms

export const roomSize = (room: RoomName): number => visitorsQuota * rooms[room].ofQuota

/** Bytes that are held of a room: in all, by a caller and by its network. */
export type Held = { inAll: number; byCaller: number; byNetwork: number }

/** A network is many callers, so it may always hold so many of the largest files. */
const filesOfNetwork = 4

/**
 * Bytes that a caller may add to what it holds of a room, as far as its share goes; none or less where
 * it holds its share. A caller, which is an address or a /64 of IPv6, may hold a part of what is *free*,
 * and always one file of the largest size; its network, a /24 or a /48, twice that part and four files.
 * So the more is taken, the less each may take, and the first to come do not fill a room.
 */
export function shareLeft(room: RoomName, { inAll, byCaller, byNetwork }: Held): number {
  const { ofCaller, ofNetwork, largest } = rooms[room]
  const free = roomSize(room) - inAll
  const ownLeft = Math.max(largest, free * ofCaller) - byCaller
  return Math.min(ownLeft, Math.max(largest * filesOfNetwork, free * ofNetwork) - byNetwork)
}

/** As long as it takes to fill in a form: so old, a file that no form uses makes room for a new one. */
const formMs = 15 * minuteMs

type Coming = { now: Date; bytes: number; byNetwork: number }

/**
 * Which files make room where a room is full, of those whose form was not sent: what a network holds
 * beyond what is safe and beyond what the network of the new file would hold, and what is older than a
 * form takes. So whoever holds much makes room for whoever holds little, and a usual first file is safe
 * for a quarter of an hour.
 * @returns `aboveBytes`: counted from its network's newest file to its end, a file makes more bytes than
 * these; `sentBefore`: or it was sent until then
 */
export const displacedBy = (purpose: FormPurpose, { now, bytes, byNetwork }: Coming) => ({
  aboveBytes: Math.max(safeOf[purpose], byNetwork + bytes),
  sentBefore: new Date(now.getTime() - formMs),
})

/** The first of these that together have so many bytes; all where they have less. */
export function takeBytes<File extends { bytes: number }>(files: readonly File[], bytes: number) {
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
