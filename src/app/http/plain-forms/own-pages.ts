import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { financePath, showApplication } from '#features/visitors/finance-applications/contract.ts'
import { showFundraising } from '#features/visitors/fundraising/contract.ts'
import { showRequest } from '#features/visitors/property-requests/contract.ts'
import { languageOfPath, pathWithoutLanguage } from '#i18n/language.ts'
import type { RunCall } from '#platform/http/call-runner.ts'
import { type Endpoint, nameOf } from '#platform/endpoint/endpoint.ts'
import { logFailure, refusalOf } from '#platform/http/failures.ts'
import { faultOf, Refusal } from '#platform/refusal.ts'
import { dataOf, type ReadyCall } from '#platform/run-call.ts'
import type { PlainAnswer } from '#ui/plain-answer.ts'

/** What the pages of sent forms show, by their paths. */
const shownBy: Readonly<Record<string, Endpoint>> = {
  '/property-request': showRequest,
  '/fundraising': showFundraising,
  [financePath]: showApplication,
}

const pattern = /^(\/[a-z-]+)\/show\/([^/?#]+)\/?(?:\?.*)?$/

type Options = { calls: readonly ReadyCall[]; runCall: RunCall }

/** Undefined for a page that shows everybody the same. */
export function ownPageReader({ calls, runCall }: Options) {
  return (
    request: FastifyRequest,
    reply: FastifyReply,
  ): (() => Promise<PlainAnswer>) | undefined => {
    const [, page = '', id = ''] = pattern.exec(pathWithoutLanguage(request.url)) ?? []
    const endpoint = Object.hasOwn(shownBy, page) ? shownBy[page] : undefined
    const call = endpoint && calls.find(({ name }) => name === nameOf(endpoint))
    if (!call) return undefined
    const pageLanguage = languageOfPath(request.url.split('?')[0] ?? '/')
    const input = { params: { id }, query: undefined, body: undefined }
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
