import { confirmAlerts } from '#features/visitors/alerts/contract.ts'
import { messageIn } from '#features/visitors/contact/components/sent-message.ts'
import { sendMessage } from '#features/visitors/contact/contract.ts'
import { subscriberIn } from '#features/visitors/newsletter/components/sent-subscriber.ts'
import {
  confirmSubscription,
  subscribe,
  unsubscribe,
} from '#features/visitors/newsletter/contract.ts'
import { maxDocumentBytes } from '#features/files/uploads/handlers.ts'
import { applicationIn } from '#features/visitors/finance-applications/components/finance-fields.ts'
import { createApplication, financePath } from '#features/visitors/finance-applications/contract.ts'
import {
  documentsIn,
  fundraisingIn,
} from '#features/visitors/fundraising/components/sent-fundraising.ts'
import { createFundraising, maxDocuments } from '#features/visitors/fundraising/contract.ts'
import {
  areaNamesOf,
  requestIn,
} from '#features/visitors/property-requests/components/sent-request.ts'
import { createRequest } from '#features/visitors/property-requests/contract.ts'
import { searchIn } from '#features/visitors/saved-searches/components/sent-search.ts'
import { saveSearch } from '#features/visitors/saved-searches/contract.ts'
import { queryString } from '#platform/endpoint/codec.ts'
import type { Endpoint, ReplyOf } from '#platform/endpoint/endpoint.ts'
import type { SameBy } from '#platform/http/call-runner.ts'
import { textOf } from '#ui/form/typed.ts'
import type { FormFiles } from './form-files.ts'
import type { PlaceFinder } from '#features/visitors/property-requests/actions/typed-places.ts'

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
  files?: FormFiles
  /** Sent twice it is one; absent for a newsletter, which a new mail confirms, and for mailed links. */
  sameBy?: SameBy
}

const traps = ['openedAt']

/** The button of a page that a mailed link opens. */
const mailedLink = (path: string, endpoint: Endpoint, next: string): PlainForm[] =>
  ['', '/:token'].map((rest) => ({
    path: `${path}${rest}`,
    endpoint,
    bodyOf: (_typed, { token = '' }) => ({ token }),
    next: () => next,
  }))

const newsletterLink = (endpoint: Endpoint, done: string): PlainForm[] =>
  mailedLink(endpoint.path, endpoint, `/newsletter?done=${done}`)

function copyOf(typed: FormData): FormData {
  const copy = new FormData()
  for (const [name, value] of typed) copy.append(name, value)
  return copy
}

/** The names of places as they were typed, in the form in which scripts send the chosen ones. */
function withPlaces(typed: FormData, field: string, find: PlaceFinder): FormData {
  const filled = copyOf(typed)
  const city = Number(typed.get('city') ?? 0)
  filled.set(field, JSON.stringify(find(textOf(typed, areaNamesOf(field)), city)))
  return filled
}

const documents: FormFiles = {
  field: 'documents',
  into: 'fileIds',
  maxFiles: maxDocuments,
  maxBytesOfEach: maxDocumentBytes,
  query: { for: 'fundraising' },
}

function withDocuments(typed: FormData): FormData {
  const filled = copyOf(typed)
  const kept = typed
    .getAll(documents.into)
    .flatMap((value) => (typeof value === 'string' ? documentsIn(value) : []))
  filled.set(documents.into, JSON.stringify(kept))
  return filled
}

const messageForm: PlainForm = {
  path: '/contact-us',
  endpoint: sendMessage,
  otherFields: traps,
  bodyOf: messageIn,
  next: () => '/contact-us?sent=true',
  sameBy: 'text',
}

const newsletterForms: PlainForm[] = [
  {
    path: '/newsletter',
    endpoint: subscribe,
    otherFields: ['subscriber', ...traps],
    bodyOf: subscriberIn,
    next: () => '/newsletter?done=sent',
  },
  ...newsletterLink(confirmSubscription, 'confirmed'),
  ...newsletterLink(unsubscribe, 'unsubscribed'),
]

const alertsPath = '/my-searches/confirm'

const alertForms = mailedLink(alertsPath, confirmAlerts, `${alertsPath}?done=true`)

const searchForm: PlainForm = {
  path: '/properties/save',
  endpoint: saveSearch,
  otherFields: ['filtersText'],
  bodyOf: searchIn,
  next: (data) => {
    const { filters, frequency } = (data as ReplyOf<typeof saveSearch>).search
    return `/properties/save${queryString({ ...filters, saved: frequency })}`
  },
  sameBy: 'sender',
}

const requestForm = (find: PlaceFinder): PlainForm => ({
  path: '/property-request',
  endpoint: createRequest,
  otherFields: [...traps, areaNamesOf('area')],
  bodyOf: (typed) => requestIn(withPlaces(typed, 'area', find)),
  next: (data) => {
    const { id } = (data as ReplyOf<typeof createRequest>).propertyRequest
    return `/property-request/show/${id}?sent=true`
  },
  sameBy: 'text',
})

const fundraisingForm: PlainForm = {
  path: '/fundraising',
  endpoint: createFundraising,
  otherFields: [...traps, documents.field],
  bodyOf: (typed) => fundraisingIn(withDocuments(typed)),
  next: (data) => {
    const { id } = (data as ReplyOf<typeof createFundraising>).fundraisingRequest
    return `/fundraising/show/${id}?sent=true`
  },
  files: documents,
  sameBy: 'text',
}

const financeForm = (find: PlaceFinder): PlainForm => ({
  path: financePath,
  endpoint: createApplication,
  otherFields: [...traps, areaNamesOf('locations')],
  bodyOf: (typed) => applicationIn(withPlaces(typed, 'locations', find)),
  next: (data) => {
    const { id } = (data as ReplyOf<typeof createApplication>).financeApplication
    return `${financePath}/show/${id}?sent=true`
  },
  sameBy: 'text',
})

/** Whatever a browser without scripts may send; the bodies are made as the scripts of the pages make them. */
export const plainForms = (find: PlaceFinder): PlainForm[] => [
  messageForm,
  ...newsletterForms,
  ...alertForms,
  searchForm,
  requestForm(find),
  fundraisingForm,
  financeForm(find),
]
