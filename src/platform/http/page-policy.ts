import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const startTag = /<script(?<attributes>[^<>]*)>(?<text>[\s\S]*?)<\/script>/g

const isNotRun = (attributes: string) => /\s(?:src=|type="application\/)/.test(attributes)

function* inlineScripts(html: string) {
  for (const { groups } of html.matchAll(startTag)) {
    const { attributes = '', text = '' } = groups ?? {}
    if (text !== '' && !isNotRun(attributes)) yield { attributes, text }
  }
}

export const scriptsOf = (html: string): string[] =>
  Array.from(inlineScripts(html), ({ text }) => text)

export const newScriptMark = (): string => randomBytes(16).toString('hex')

/** A script injected by users' text has no mark, so its hash gets into no policy. */
export function takeMarkedScripts(html: string, mark: string) {
  const attribute = ` nonce="${mark}"`
  const bare = (text: string) =>
    text.replaceAll(`<meta property="csp-nonce" content="${mark}"/>`, '').replaceAll(attribute, '')
  const marked = Array.from(inlineScripts(html)).filter(({ attributes }) =>
    attributes.includes(attribute),
  )
  return { html: bare(html), scripts: marked.map(({ text }) => bare(text)) }
}

/** Also the links by which a browser loads scripts early. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script[^<>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^<>]*>/g, '')

export type ExtraSources = Record<string, string[]>

export type PolicyChange = {
  extra?: ExtraSources | undefined
  omitted?: readonly string[] | undefined
}

/** Over plain HTTP: `report-to` disables `report-uri`, but reports only to HTTPS addresses. */
export const secureReports = ['report-to'] as const

/** For pages of a library that makes HTML from text; ours do not (docs/decisions/0012). */
export const trustedTypes = ['require-trusted-types-for', 'trusted-types'] as const

export const reportPath = '/csp-reports'

/** The same for every page, so it may be cached with the page. */
export const reportingEndpoints = `csp="${reportPath}"`

const strict: Record<string, string[]> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
  'report-uri': [reportPath],
  'report-to': ['csp'],
}

const hashesOf = (scripts: readonly string[]) => [...new Set(scripts.map(hashOf))]

/** Hashes, not nonces, so that page and policy are cached together (docs/decisions/0003). */
export function policyOf(
  scripts: readonly string[],
  { extra = {}, omitted = [] }: PolicyChange = {},
) {
  // Browsers ignore 'unsafe-inline' beside a hash, and Vite's development scripts have no mark.
  const isOpen = extra['script-src']?.includes("'unsafe-inline'")
  const hashes = isOpen ? [] : hashesOf(scripts)
  const kept = Object.entries(strict).filter(([directive]) => !omitted.includes(directive))
  const directives = kept.map(([directive, sources]) => {
    const own = directive === 'script-src' ? hashes : []
    return [directive, [...sources, ...own, ...(extra[directive] ?? [])]]
  })
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: Object.fromEntries(directives) as Record<string, string[]>,
    },
  }
}

export function writePolicy(
  reply: FastifyReply,
  scripts: readonly string[],
  change: PolicyChange = {},
) {
  reply.header('reporting-endpoints', reportingEndpoints)
  reply.helmet(policyOf(scripts, change))
}
