import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#platform/handle.ts'
import { readFormBodies } from '#platform/http/bodies/form-body.ts'
import { requireOwnPage } from '#platform/http/origin.ts'
import { Refusal } from '#platform/refusal.ts'
import { drawSandboxPage, sandboxPolicy } from '../actions/draw-sandbox.ts'
import { findOnPage, pressButton } from '../actions/sandbox.ts'
import { isOutcome, sandboxPath, slowPaymentMs } from '../rules/sandbox.ts'

type Options = {
  db: Db
  now: () => Date
  limit: FastifyContextConfig
  publicUrl: string | undefined
  slowMs?: number
  /** Once what a button has changed is stored. */
  onPressed?: () => void
}

type PageRequest = FastifyRequest<{ Params: { reference: string } }>

const unknown = () => new Refusal(404, [{ code: 'not_found' }])

/** PostgreSQL takes no other text, and references have these characters. */
const referencePattern = /^[\w-]{22}$/

function referenceOf({ params: { reference } }: PageRequest): string {
  if (!referencePattern.test(reference)) throw unknown()
  return reference
}

/** Browsers say where a form comes from. A program does not, and needs the reference all the same. */
function refuseOtherPages(request: FastifyRequest, publicUrl: string | undefined) {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined || site !== undefined) requireOwnPage(request, publicUrl)
}

const outcomeIn = (body: unknown) => (body instanceof FormData ? body.getAll('outcome') : [])

type Drawing = { db: Db; now: Date; status?: number }

async function sendPage(request: PageRequest, reply: FastifyReply, drawing: Drawing) {
  const { db, now, status = 200 } = drawing
  const payment = await findOnPage(db, { reference: referenceOf(request), now })
  if (!payment) throw unknown()
  const page = drawSandboxPage(payment, { isMistaken: status === 422 })
  return reply
    .code(status)
    .header('content-security-policy', sandboxPolicy)
    .type('text/html; charset=utf-8')
    .send(page)
}

/** The page of the sandbox gateway, where a bank's would be. */
export async function sandboxPage(app: FastifyInstance, options: Options) {
  const { db, now, limit, publicUrl, slowMs = slowPaymentMs } = options
  const address = `${sandboxPath}/:reference`
  readFormBodies(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.method === 'POST') refuseOtherPages(request, publicUrl)
  })

  app.get(address, { config: limit }, (request: PageRequest, reply) =>
    sendPage(request, reply, { db, now: now() }),
  )
  const config = { ...limit, isPlainForm: true }
  app.post(address, { config }, async (request: PageRequest, reply) => {
    const reference = referenceOf(request)
    const [outcome, ...others] = outcomeIn(request.body)
    if (!isOutcome(outcome) || others.length > 0) {
      return sendPage(request, reply, { db, now: now(), status: 422 })
    }
    const next = await pressButton(db, { reference, outcome, now: now(), slowMs })
    if (next === undefined) throw unknown()
    options.onPressed?.()
    return reply.redirect(next, 303)
  })
}
