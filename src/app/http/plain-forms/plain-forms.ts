import multipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOfPath, languages } from '#i18n/language.ts'
import type { RunCall } from '#platform/http/call-runner.ts'
import { uploadFile } from '#features/files/uploads/contract.ts'
import { type Endpoint, nameOf } from '#platform/endpoint/endpoint.ts'
import { readFormBodies } from '#platform/http/bodies/form-body.ts'
import { logFailure, refusalOf } from '#platform/http/failures.ts'
import { requireOwnPage } from '#platform/http/origin.ts'
import { faultOf, type Reason, Refusal } from '#platform/refusal.ts'
import { dataOf, type ReadyCall } from '#platform/run-call.ts'
import type { DrawAnswer } from '../pages/page-handler.ts'
import type { PlainForm } from './forms.ts'
import { readFormParts } from './form-files.ts'

type Options = {
  forms: readonly PlainForm[]
  calls: readonly ReadyCall[]
  runCall: RunCall
  publicUrl: string | undefined
  folder: string
  draw: DrawAnswer | undefined
}

type FormRequest = FastifyRequest<{ Params: Record<string, string> }>

type SentForm = { call: ReadyCall; form: PlainForm; typed: FormData }

const schemaFields = ({ endpoint }: PlainForm) =>
  Object.keys((endpoint.body as { shape?: object } | undefined)?.shape ?? {})

/** A program sends other fields, or the page is of an older release. */
function requireKnownFields({ form, typed }: SentForm) {
  const known = new Set([...schemaFields(form), ...(form.otherFields ?? [])])
  const unknown = [...typed.keys()].some((name) => !known.has(name))
  if (unknown) throw new Refusal(422, [{ code: 'unknown_field' }])
}

const isText = (value: FormDataEntryValue) => typeof value === 'string'

const enteredIn = (typed: FormData): Record<string, string[]> =>
  Object.fromEntries(
    [...new Set(typed.keys())].map((name) => [name, typed.getAll(name).filter(isText)]),
  )

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '/'

/** A fault of one of several values is shown at their field. */
const atField = ({ path, ...reason }: Reason): Reason => ({
  ...reason,
  ...(path !== undefined && { path: path.replace(/\.\d+$/, '') }),
})

/** The page again, with what was wrong and all that was entered. */
function answerRefusal(request: FormRequest, reply: FastifyReply, { sent, error, draw }: Refused) {
  const refusal = refusalOf(error as FastifyError)
  if (!refusal || !draw) throw error
  logFailure(error, refusal, request)
  if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter)
  const language = languageOfPath(pathOf(request))
  const faults = refusal.reasons.map((reason) => faultOf(atField(reason), language))
  const { call, typed } = sent
  const { status } = refusal
  return draw(request, reply, { call: call.name, status, faults, entered: enteredIn(typed) })
}

type Refused = { sent: SentForm; error: Error; draw: DrawAnswer | undefined }

const callOf = ({ calls }: Options, endpoint: Endpoint): ReadyCall => {
  const call = calls.find(({ name }) => name === nameOf(endpoint))
  if (!call) throw new Error(`${nameOf(endpoint)} is no call`)
  return call
}

type FormOptions = Options & { form: PlainForm }

/** A body that is no form has been refused before. */
async function readForm(request: FormRequest, reply: FastifyReply, options: FormOptions) {
  const { form, runCall, folder } = options
  const { body } = request
  if (!form.files || !request.isMultipart())
    return { typed: body instanceof FormData ? body : new FormData() }
  const upload = callOf(options, uploadFile)
  const pageLanguage = languageOfPath(pathOf(request))
  return readFormParts({ request, reply, upload, files: form.files, runCall, folder, pageLanguage })
}

function addForm(app: FastifyInstance, prefix: string, options: FormOptions) {
  const { form, runCall, draw } = options
  const call = callOf(options, form.endpoint)
  const config = { call, isPlainForm: true, ...(form.files && { isUpload: true }) }
  app.post(`${prefix}${form.path}`, { config }, async (request: FormRequest, reply) => {
    const { typed, refused } = await readForm(request, reply, options)
    const sent = { call, form, typed }
    requireKnownFields(sent)
    reply.header('cache-control', 'no-store')
    if (refused) return answerRefusal(request, reply, { sent, error: refused, draw })
    const pageLanguage = languageOfPath(pathOf(request))
    const input = { params: undefined, query: undefined, body: form.bodyOf(typed, request.params) }
    return runCall(call, { request, reply, input, pageLanguage, sameBy: form.sameBy }).then(
      ({ answer }) => {
        return reply.redirect(`${prefix}${form.next(dataOf(answer))}`, 303)
      },
      (error: Error) => answerRefusal(request, reply, { sent, error, draw }),
    )
  })
}

/** Forms that a browser without scripts sends itself, to the addresses of their pages. */
export async function addPlainForms(app: FastifyInstance, options: Options) {
  const [withFiles = [], others = []] = [true, false].map((has) =>
    options.forms.filter(({ files }) => (files !== undefined) === has),
  )
  for (const forms of [withFiles, others]) {
    await app.register(async (scope) => {
      readFormBodies(scope)
      if (forms === withFiles) await scope.register(multipart, { throwFileSizeLimit: false })
      scope.addHook('onRequest', async (request) => requireOwnPage(request, options.publicUrl))
      for (const form of forms) {
        for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
          addForm(scope, prefix, { ...options, form })
        }
      }
    })
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever asks sees the answer as a page. */
    isPlainForm?: boolean
  }
}
