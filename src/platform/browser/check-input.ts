import * as z from 'zod/mini'
import type { Language } from '#i18n/language.ts'
import type { RefusalCode } from '#i18n/refusals.ts'
import { reasonsOf } from '../issues.ts'
import { type Fault, faultOf, type Reason } from '../refusal.ts'

/** What a form would be refused for, in the server's own words, before it is sent. */
export function faultsIn(schema: z.ZodMiniType, value: unknown, language: Language): Fault[] {
  const { error } = z.safeParse(schema, value, { reportInput: true })
  const reasons = error ? reasonsOf(error.issues, 'body') : []
  return reasons.map((reason) => faultOf(reason, language))
}

/** The server's own words of a refusal that need not be asked for. */
export const wordsOf = (reason: Reason, language: Language) => faultOf(reason, language).msg

/** One more fault that no schema knows of, such as a birthday that is yet to come. */
export const faultAt = (path: string, code: RefusalCode, language: Language): Fault =>
  faultOf({ path, code }, language)

/** What rules of ours found, in the server's words. */
export const faultsFor = (reasons: readonly Reason[], language: Language): Fault[] =>
  reasons.map((reason) => faultOf(reason, language))
