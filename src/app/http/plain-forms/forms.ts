import { messageIn } from '#features/visitors/contact/components/sent-message.ts'
import { sendMessage } from '#features/visitors/contact/contract.ts'
import { subscriberIn } from '#features/visitors/newsletter/components/sent-subscriber.ts'
import {
  confirmSubscription,
  subscribe,
  unsubscribe,
} from '#features/visitors/newsletter/contract.ts'
import type { Endpoint } from '#platform/endpoint/endpoint.ts'

export type PlainForm = {
  /** Of the page with the form, without its language. */
  path: string
  /** The call that the page's scripts make of the form, too. */
  endpoint: Endpoint
  /** Names of fields that are not those of the body. */
  otherFields?: readonly string[]
  bodyOf: (typed: FormData, params: Record<string, string>) => unknown
  /** The page that says what was sent, without its language. */
  next: (data: unknown) => string
}

const traps = ['openedAt']

const newsletterLink = (endpoint: Endpoint, done: string): PlainForm[] =>
  ['', '/:token'].map((rest) => ({
    path: `${endpoint.path}${rest}`,
    endpoint,
    bodyOf: (_typed, { token = '' }) => ({ token }),
    next: () => `/newsletter?done=${done}`,
  }))

/** Whatever a browser without scripts may send; the bodies are made as the scripts of the pages make them. */
export const plainForms: readonly PlainForm[] = [
  {
    path: '/contact-us',
    endpoint: sendMessage,
    otherFields: traps,
    bodyOf: messageIn,
    next: () => '/contact-us?sent=true',
  },
  {
    path: '/newsletter',
    endpoint: subscribe,
    otherFields: ['subscriber'],
    bodyOf: subscriberIn,
    next: () => '/newsletter?done=sent',
  },
  ...newsletterLink(confirmSubscription, 'confirmed'),
  ...newsletterLink(unsubscribe, 'unsubscribed'),
]
