import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { minuteMs, secondMs } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import {
  claimNotices,
  type DueNotice,
  findNextDue,
  setDelivered,
  settleDue,
} from '../queries/sandbox.ts'
import type { NoticeBody } from '../rules/sandbox.ts'
import { type Secret, signatureHeader, signNotice } from './signature.ts'

export type SentNotice = { headers: Record<string, string>; body: string }

/** Posts to the address of notices, and answers its status. */
export type SendNotice = (notice: SentNotice) => Promise<number>

type Delivery = { db: Db; secret: Secret; now: () => Date; send: SendNotice }

/** The rest of a round is sent at once after it. */
const maxAtOnce = 5

/** Some repeats come after later notices of the same payment, as those of gateways do. */
const repeatMs = () => randomInt(1, 16) * secondMs

function write({ deliveries: _, deliveriesLeft: __, ...payment }: DueNotice, at: Date) {
  const notice = { ...payment, at: at.toISOString() }
  return JSON.stringify(notice satisfies NoticeBody)
}

const isAccepted = (status: number) => status >= 200 && status < 300

async function deliverOne({ db, secret, now, send }: Delivery, notice: DueNotice) {
  const at = now()
  const body = write(notice, at)
  const signature = signNotice({ secret, body, at })
  const headers = { 'content-type': 'application/json', [signatureHeader]: signature }
  const status = await send({ headers, body })
  if (!isAccepted(status)) return false
  await setDelivered(db, notice.id, new Date(now().getTime() + repeatMs()))
  return true
}

/**
 * Sends the notices that are due, each at least once. One that is refused, or whose sender ends
 * before its answer, is sent again after a growing pause.
 */
export async function deliverSandboxNotices(
  delivery: Delivery,
): Promise<{ sent: number; accepted: number }> {
  const { db, now } = delivery
  const at = now()
  const claimed = await db.transaction().execute(async (tx) => {
    await settleDue(tx, { now: at })
    return claimNotices(tx, { now: at, limit: maxAtOnce })
  })
  const answers = await Promise.allSettled(claimed.map((notice) => deliverOne(delivery, notice)))
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (failed) throw failed.reason
  const accepted = answers.filter((answer) => answer.status === 'fulfilled' && answer.value)
  return { sent: claimed.length, accepted: accepted.length }
}

const pauseMs = 300
const idlePauseMs = secondMs

type Log = { warn: (context: object, message: string) => void }

/** `stop` resolves when the last round has ended. */
export function startSandboxDelivery({ log, ...delivery }: Delivery & { log: Log }) {
  const stopping = new AbortController()
  const { signal } = stopping

  const look = async () => {
    const next = await findNextDue(delivery.db)
    const waitMs = next ? next.getTime() - delivery.now().getTime() : Number.POSITIVE_INFINITY
    if (waitMs > 0) return waitMs < minuteMs ? pauseMs : idlePauseMs
    const { sent } = await deliverSandboxNotices(delivery)
    return sent === maxAtOnce ? 0 : pauseMs
  }
  const run = async () => {
    while (!signal.aborted) {
      const pause = await look().catch((err: unknown) => {
        if (!signal.aborted) log.warn({ err }, 'sandbox notices not delivered')
        return idlePauseMs
      })
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}
