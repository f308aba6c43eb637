import { useRef } from 'react'
import { browserRefusals } from '#i18n/browser-refusals.ts'
import { useLanguage } from '#i18n/words.tsx'
import type { Language } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { call, CallFailure, type Input, type Version } from '../call.ts'
import type { Endpoint, ReplyOf } from '../endpoint/endpoint.ts'
import type { Fault } from '../refusal.ts'
import { type Attempt, isUnknown, keyOf } from './attempt.ts'

export type Outcome<Reply> =
  | { reply: Reply; faults: readonly [] }
  | { reply?: undefined; faults: readonly Fault[] }

/** Spec 8: these words are shown where the server sent none. */
function faultsOf(
  { status, faults }: CallFailure,
  { language, failed }: { language: Language; failed: string | undefined },
): readonly Fault[] {
  if (faults.length > 0) return faults
  const code = status === 0 ? 'no_connection' : 'internal'
  const msg = code === 'internal' ? failed : undefined
  return [{ code, msg: msg ?? formatPhrase(browserRefusals[code], language) }]
}

function headersOf(request: { method: string; text: string }, attempt: Attempt, version?: Version) {
  return {
    ...(request.method === 'POST' && { 'idempotency-key': keyOf(attempt, request.text) }),
    ...(version?.tag && { 'if-match': version.tag }),
  }
}

/**
 * `const ask = usePageCall()`, then `const { reply, faults } = await ask(login, { body })`. `failed`: the
 * words for a failure of which the server says nothing.
 */
export function usePageCall(failed?: string) {
  const language = useLanguage()
  const attempt = useRef<Attempt>({})
  return async <E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    version?: Version,
  ): Promise<Outcome<ReplyOf<E>>> => {
    const { method, path } = endpoint
    const text = `${path} ${JSON.stringify(input)}`
    const headers = headersOf({ method, text }, attempt.current, version)
    try {
      const reply = await call(endpoint, input, { language, headers, ...(version && { version }) })
      attempt.current = {}
      return { reply, faults: [] }
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      if (!isUnknown(error)) attempt.current = {}
      return { faults: faultsOf(error, { language, failed }) }
    }
  }
}
