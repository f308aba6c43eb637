import type { BrowserRefusalCode } from '#i18n/browser-refusals.ts'
import type { Language } from '#i18n/language.ts'
import { type Arguments, formatPhrase } from '#i18n/phrases.ts'
import { type RefusalCode, refusals } from '#i18n/refusals.ts'

/** `path` names the field (`name.ar`); `values` fill its words. */
export type Reason = { code: RefusalCode; path?: string; values?: Arguments }

export type BrowserReason = Reason & { code: BrowserRefusalCode }

export type Fault = { msg: string; code: string; path?: string }

/** An expected refusal; every other error is answered with 500 and no details. */
export class Refusal extends Error {
  readonly status: number
  readonly reasons: readonly Reason[]
  /** In seconds. */
  readonly retryAfter: number | undefined

  constructor(status: number, reasons: readonly Reason[], retryAfter?: number) {
    super(reasons.map((reason) => reason.code).join(', '))
    this.status = status
    this.reasons = reasons
    this.retryAfter = retryAfter
  }
}

export async function attempt<T>(
  work: () => Promise<T>,
): Promise<{ value: T; refusal?: undefined } | { value?: undefined; refusal: Refusal }> {
  try {
    return { value: await work() }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error }
    throw error
  }
}

export function faultOf(reason: Reason, language: Language): Fault {
  const msg = formatPhrase(refusals[reason.code], language, reason.values)
  return { msg, code: reason.code, ...(reason.path === undefined ? {} : { path: reason.path }) }
}
