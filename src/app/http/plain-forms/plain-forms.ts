import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOfPath, languages } from '#i18n/language.ts'
import type { RunCall } from '#platform/call-runner.ts'
import { nameOf } from '#platform/endpoint/endpoint.ts'
import { readFormBodies } from '#platform/http/bodies/form-body.ts'
import { logFailure, refusalOf } from '#platform/http/failures.ts'
import { requireOwnPage } from '#platform/http/origin.ts'
import { faultOf, Refusal } from '#platform/refusal.ts'
import type { ReadyCall } from '#platform/run-call.ts'
import type { DrawAnswer } from '../pages/page-handler.ts'
import { type PlainForm, plainForms } from './forms.ts'

type Options = {
  calls: readonly ReadyCall[]
  runCall: RunCall
  publicUrl: string | undefined
  /** Absent where no pages are drawn. */
  draw: DrawAnswer | undefined
}

type FormRequest = FastifyRequest<{ Params: Record<string, string> }>

type Sent = { call: ReadyCall; form: PlainForm; typed: FormData }

const schemaFields = ({ endpoint }: PlainForm) =>
  Object.keys((endpoint.body as { shape?: object } | undefined)?.shape ?? {})

/** A program sends other fields, or the page is of an older release. */
function requireKnownFields({ form, typed }: Sent) {
  const known = new Set([...schemaFields(form), ...(form.otherFields ?? [])])
  const unknown = [...typed.keys()].some((name) => !known.has(name))
  if (unknown) throw new Refusal(422, [{ code: 'unknown_field' }])
}

const enteredIn = (typed: FormData): Record<string, string[]> =>
  Object.fromEntries(
    [...new Set(typed.keys())].map((name) => [name, typed.getAll(name).map(String)]),
  )

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '/'

/** The page again, with what was wrong and all that was entered. */
function answerRefusal(request: FormRequest, reply: FastifyReply, { sent, error, draw }: Refused) {
  const refusal = refusalOf(error)
  if (!refusal || !draw) throw error
  logFailure(error, refusal, request)
  if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter)
  const language = languageOfPath(pathOf(request))
  const faults = refusal.reasons.map((reason) => faultOf(reason, language))
  const { call, typed } = sent
  const { status } = refusal
  return draw(request, reply, { call: call.name, status, faults, entered: enteredIn(typed) })
}

type Refused = { sent: Sent; error: FastifyError; draw: DrawAnswer | undefined }

function addForm(app: FastifyInstance, prefix: string, { form, ...options }: FormOptions) {
  const call = options.calls.find(({ name }) => name === nameOf(form.endpoint))
  if (!call) throw new Error(`${nameOf(form.endpoint)} is no call`)
  const config = { call, isPlainForm: true }
  app.post(`${prefix}${form.path}`, { config }, async (request: FormRequest, reply) => {
    const typed = request.body instanceof FormData ? request.body : new FormData()
    const sent = { call, form, typed }
    requireKnownFields(sent)
    reply.header('cache-control', 'no-store')
    const pageLanguage = languageOfPath(pathOf(request))
    const input = { params: undefined, query: undefined, body: form.bodyOf(typed, request.params) }
    return options.runCall(call, { request, reply, input, pageLanguage }).then(
      ({ answer }) => {
        const { data } = JSON.parse(String(answer)) as { data: unknown }
        return reply.redirect(`${prefix}${form.next(data)}`, 303)
      },
      (error: FastifyError) => answerRefusal(request, reply, { sent, error, draw: options.draw }),
    )
  })
}

type FormOptions = Options & { form: PlainForm }

/** Forms that a browser without scripts sends itself, to the addresses of their pages. */
export async function addPlainForms(app: FastifyInstance, options: Options) {
  await app.register(async (scope) => {
    readFormBodies(scope)
    scope.addHook('onRequest', async (request) => requireOwnPage(request, options.publicUrl))
    for (const form of plainForms) {
      for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
        addForm(scope, prefix, { ...options, form })
      }
    }
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever asks sees the answer as a page. */
    isPlainForm?: boolean
  }
}
