import { createHash } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { directionOf, type Language, languageOfPath } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { answerFailure, logFailure, refusalOf } from '#platform/http/failures.ts'
import { escapeHtml } from '#platform/mail/mail-template.ts'
import { faultOf, Refusal } from '#platform/refusal.ts'
import { phrases as retry } from '#ui/phrases/retry.ts'
import { phrases } from '../../frame/phrases/messages.ts'

/** The colours of `app.css`, which this page does not load. */
const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:1.5rem;padding:1.5rem;box-sizing:border-box;text-align:center;font:1.125rem/1.8 system-ui,sans-serif;background:light-dark(#fbfaf7,#101615);color:light-dark(#15211f,#eef2ef)}
h1{margin:0;max-width:34rem;font-size:1.375rem;font-weight:600;line-height:1.7}
a{display:inline-block;padding:.5rem 1.5rem;border-radius:.75rem;background:light-dark(#0e5a4c,#4db79d);color:light-dark(#ffffff,#0c1513);text-decoration:none}`

const styleHash = createHash('sha256').update(style).digest('base64')

const policy = `default-src 'none';style-src 'sha256-${styleHash}';base-uri 'none';form-action 'none';frame-ancestors 'none'`

const isForm = ({ routeOptions }: FastifyRequest) => routeOptions.config?.isPlainForm === true

const opensPage = (request: FastifyRequest) => asksForPage(request) || isForm(request)

const asksForPage = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith('/api/') &&
  headers.accept?.includes('text/html') === true

function linkFor(status: number, language: Language, isOfForm: boolean): string {
  const mayPass = isOfForm || status >= 500 || status === 429 || status === 408
  return mayPass
    ? `<a href="">${formatPhrase(retry.tryAgain, language)}</a>`
    : `<a href="/${language}">${formatPhrase(phrases.toHome, language)}</a>`
}

/** Contains nothing of the address, which is untrusted. */
export function sendRefusalPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (!opensPage(request)) return answerFailure(error, request, reply)
  const refusal = refusalOf(error)
  logFailure(error, refusal, request)
  const { status, reasons, retryAfter } = refusal ?? new Refusal(500, [{ code: 'internal' }])
  const language = languageOfPath(request.url.split('?')[0] ?? '/')
  const text = escapeHtml(reasons.map((reason) => faultOf(reason, language).msg).join(' '))
  if (retryAfter) reply.header('retry-after', retryAfter)
  return reply
    .code(status)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${text}</title><style>${style}</style><main><h1>${text}</h1></main>${linkFor(status, language, isForm(request))}</html>`,
    )
}
