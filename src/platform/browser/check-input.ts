import * as z from 'zod/mini'
import { type BrowserRefusalCode, browserRefusals } from '#i18n/browser-refusals.ts'
import type { Language } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { reasonsOf } from '../issues.ts'
import type { BrowserReason, Fault } from '../refusal.ts'

export const wordsOf = ({ code, values }: BrowserReason, language: Language) =>
  formatPhrase(browserRefusals[code], language, values)

/** Differs from the server's `faultOf`: browsers do not load the phrases of server-only codes. */
function faultOf(reason: BrowserReason, language: Language): Fault {
  const { code, path } = reason
  return { msg: wordsOf(reason, language), code, ...(path !== undefined && { path }) }
}

export function faultsIn(schema: z.ZodMiniType, value: unknown, language: Language): Fault[] {
  const { error } = z.safeParse(schema, value, { reportInput: true })
  const reasons = error ? reasonsOf(error.issues, 'body') : []
  return reasons.map((reason) => faultOf(reason, language))
}

export const faultAt = (path: string, code: BrowserRefusalCode, language: Language): Fault =>
  faultOf({ path, code }, language)

export const faultsFor = (reasons: readonly BrowserReason[], language: Language): Fault[] =>
  reasons.map((reason) => faultOf(reason, language))
