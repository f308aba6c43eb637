import type { Language } from '#i18n/language.ts'
import { inLock, visitorLock } from '#platform/browser/bearer.ts'
import { call } from '#platform/call.ts'
import { type Action, recordAction } from '../contract.ts'

type Body = { propertyId: number; action: Action }

/**
 * A count that fails is ignored. A view may be a visitor's first call, whose answer sets the cookie: others
 * that need one wait for it. A contact is sent at once, as it may leave the page.
 */
export function record(body: Body, language: Language): void {
  const send = () => call(recordAction, { body }, { language, keepalive: true })
  const counted = body.action === 'view' ? inLock(visitorLock, send) : send()
  counted.catch(() => undefined)
}
