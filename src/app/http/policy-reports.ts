import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import * as z from 'zod/mini'
import { readJsonBodies } from '#platform/http/bodies/json-body.ts'
import { reportPath } from '#platform/http/page-policy.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Config } from '../config.ts'
import { rateLimitOf } from './limits.ts'

/** A browser sends several reports at once, each with the whole policy. */
const maxBytes = 32 * 1024
const maxReportsAtOnce = 20
/** A faulty page sends a few reports, and a visitor opens a few pages a minute. */
const limit = { max: 30, seconds: 60 }
const logIntervalMs = 60_000

const contentTypes = ['application/csp-report', 'application/reports+json']

const directives = wordsOf(
  `default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr
  img-src media-src font-src connect-src manifest-src frame-src worker-src object-src base-uri
  form-action frame-ancestors require-trusted-types-for trusted-types`,
)
const sources = wordsOf(
  'inline eval wasm-eval data blob http https trusted-types-sink trusted-types-policy',
)

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}

const ReportList = z.array(
  z.object({
    type: z.string(),
    body: z.optional(
      z.object({ effectiveDirective: z.optional(z.string()), blockedURL: z.optional(z.string()) }),
    ),
  }),
)

/** Sent to `report-uri` by browsers without the Reporting API. */
const SingleReport = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
  }),
})

type Violation = { directive: string; source: string }

function violationOf(directive = '', blocked = ''): Violation {
  const name = directive.split(' ')[0] ?? ''
  const scheme = blocked.split(':')[0] ?? ''
  return {
    directive: directives.has(name) ? name : 'other',
    source: sources.has(scheme) ? scheme : 'other',
  }
}

function readViolations(body: unknown): Violation[] {
  const single = z.safeParse(SingleReport, body)
  if (single.success) {
    const report = single.data['csp-report']
    const directive = report['effective-directive'] ?? report['violated-directive']
    return [violationOf(directive, report['blocked-uri'])]
  }
  const list = z.safeParse(ReportList, body)
  if (!list.success) throw new Refusal(400, [{ code: 'malformed' }])
  return list.data
    .slice(0, maxReportsAtOnce)
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body: report }) => violationOf(report?.effectiveDirective, report?.blockedURL))
}

function violationLog(log: FastifyBaseLogger) {
  const counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (counts.size > 0) log.warn({ violations: Object.fromEntries(counts) }, 'policy violated')
    counts.clear()
  }
  const add = ({ directive, source }: Violation) => {
    const name = `${directive} ${source}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
    timer ??= setTimeout(flush, logIntervalMs).unref()
  }
  return { add, flush }
}

type ReportOptions = { config: Config; log: FastifyBaseLogger; registry: Registry }

/** ASVS 3.4.7. Only counted: reports contain addresses, which may hold a token. */
export async function addPolicyReports(
  app: FastifyInstance,
  { config, log, registry }: ReportOptions,
) {
  const counter = new Counter({
    name: 'policy_violations_total',
    help: 'Violations of the content security policy that browsers reported',
    labelNames: ['directive', 'source'],
    registers: [registry],
  })
  const logged = violationLog(log)
  app.addHook('onClose', async () => logged.flush())
  await app.register(async (scope) => {
    readJsonBodies(scope, contentTypes)
    scope.route({
      method: 'POST',
      url: reportPath,
      bodyLimit: maxBytes,
      config: rateLimitOf(limit, config),
      handler: async (request, reply) => {
        for (const violation of readViolations(request.body)) {
          counter.inc(violation)
          logged.add(violation)
        }
        return reply.code(204).send()
      },
    })
  })
}
