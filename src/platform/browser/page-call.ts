import { useLanguage } from '#i18n/words.tsx'
import type { Language } from '#i18n/language.ts'
import { say } from '#i18n/phrases.ts'
import { refusals } from '#i18n/refusals.ts'
import { call, CallFailure, type Input, type Version } from '../call.ts'
import type { Endpoint, ReplyOf } from '../endpoint/endpoint.ts'
import type { Fault } from '../refusal.ts'

/** A call that was pressed for: what it answered, or why it did not, ready to be shown. */
export type Outcome<Reply> =
  | { reply: Reply; faults: readonly [] }
  | { reply?: undefined; faults: readonly Fault[] }

/** The words of spec 8 where the server has none of its own. */
function faultsOf(error: unknown, language: Language): readonly Fault[] {
  if (!(error instanceof CallFailure)) throw error
  if (error.faults.length > 0) return error.faults
  const code = error.status === 0 ? 'no_connection' : 'internal'
  return [{ code, msg: say(refusals[code], language) }]
}

/** `const ask = usePageCall()`, then `const { reply, faults } = await ask(login, { body })`. */
export function usePageCall() {
  const language = useLanguage()
  return async <E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    version?: Version,
  ): Promise<Outcome<ReplyOf<E>>> => {
    try {
      const way = { language, ...(version && { version }) }
      return { reply: await call(endpoint, input, way), faults: [] }
    } catch (error) {
      return { faults: faultsOf(error, language) }
    }
  }
}
