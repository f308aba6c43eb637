import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { financePath, showApplication } from '#features/visitors/finance-applications/contract.ts'
import { showFundraising } from '#features/visitors/fundraising/contract.ts'
import { showRequest } from '#features/visitors/property-requests/contract.ts'
import { listedBy, listSearches } from '#features/visitors/saved-searches/contract.ts'
import { languageOfPath, pathWithoutLanguage } from '#i18n/language.ts'
import type { RunCall } from '#platform/http/call-runner.ts'
import { queryOf, readQuery } from '#platform/endpoint/codec.ts'
import { type Endpoint, nameOf } from '#platform/endpoint/endpoint.ts'
import { logFailure, refusalOf } from '#platform/http/failures.ts'
import { faultOf, Refusal } from '#platform/refusal.ts'
import { dataOf, type Input, type ReadyCall } from '#platform/run-call.ts'
import type { PlainAnswer } from '#ui/plain-answer.ts'

/** What the pages of sent forms show, by their paths. */
const shownBy: Readonly<Record<string, Endpoint>> = {
  '/property-request': showRequest,
  '/fundraising': showFundraising,
  [financePath]: showApplication,
}

const pattern = /^(\/[a-z-]+)\/show\/([^/?#]+)\/?(?:\?.*)?$/

const listPattern = /^\/my-searches\/?(?:\?.*)?$/

type Shown = { endpoint: Endpoint; input: Input }

function shownAt(url: string): Shown | undefined {
  const address = pathWithoutLanguage(url)
  const [, page = '', id = ''] = pattern.exec(address) ?? []
  const endpoint = Object.hasOwn(shownBy, page) ? shownBy[page] : undefined
  if (endpoint) return { endpoint, input: { params: { id }, query: undefined, body: undefined } }
  if (!listPattern.test(address)) return undefined
  const { page: listed, sort } = listedBy(readQuery(queryOf(address)))
  const query = { page: String(listed), sort }
  return { endpoint: listSearches, input: { params: undefined, query, body: undefined } }
}

type Options = { calls: readonly ReadyCall[]; runCall: RunCall }

/** Undefined for a page that shows everybody the same. */
export function ownPageReader({ calls, runCall }: Options) {
  return (
    request: FastifyRequest,
    reply: FastifyReply,
  ): (() => Promise<PlainAnswer>) | undefined => {
    const shown = shownAt(request.url)
    const call = shown && calls.find(({ name }) => name === nameOf(shown.endpoint))
    if (!shown || !call) return undefined
    const { input } = shown
    const pageLanguage = languageOfPath(request.url.split('?')[0] ?? '/')
    return () =>
      runCall(call, { request, reply, input, pageLanguage }).then(
        ({ answer }) => {
          return { call: call.name, status: 200, faults: [], reply: dataOf(answer) }
        },
        (error: FastifyError) => {
          const refusal = refusalOf(error)
          logFailure(error, refusal, request)
          const { status, reasons } = refusal ?? new Refusal(500, [{ code: 'internal' }])
          const faults = reasons.map((reason) => faultOf(reason, pageLanguage))
          return { call: call.name, status, faults }
        },
      )
  }
}
