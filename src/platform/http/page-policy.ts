import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Of a start tag that closes where it begins to look closed: none of its values has a bracket. */
const startTag = /<script(?<attributes>[^<>]*)>(?<text>[\s\S]*?)<\/script>/g

/** Data is in the page as `application/json` and `application/ld+json`, and runs as little as a file. */
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

/**
 * Takes the mark out of a page that was rendered under it, and answers the texts of the scripts that had
 * it. A script that somebody's text has brought into the page has no mark, so its hash is in no policy.
 */
export function takeMarkedScripts(html: string, mark: string) {
  const attribute = ` nonce="${mark}"`
  const bare = (text: string) =>
    text.replaceAll(`<meta property="csp-nonce" content="${mark}"/>`, '').replaceAll(attribute, '')
  const marked = Array.from(inlineScripts(html)).filter(({ attributes }) =>
    attributes.includes(attribute),
  )
  return { html: bare(html), scripts: marked.map(({ text }) => bare(text)) }
}

/** Directive → sources that a page needs on top of the strict policy. */
export type ExtraSources = Record<string, string[]>

export type PolicyChange = {
  extra?: ExtraSources | undefined
  /** Directives that a page cannot be drawn under. */
  omitted?: readonly string[] | undefined
}

/**
 * Over plain HTTP, as in a demo: browsers that know `report-to` do without `report-uri`, yet report
 * to addresses with HTTPS alone.
 */
export const secureReports = ['report-to'] as const

/** For pages of a library that makes HTML from text; ours do not (docs/decisions/0012). */
export const trustedTypes = ['require-trusted-types-for', 'trusted-types'] as const

export const reportPath = '/csp-reports'

/** The same for every page, so that it may be cached with it. */
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

/**
 * The policy of one page for `reply.helmet(policyOf(scripts))`: our own files and exactly these inline
 * scripts, by hash. Hashes and not nonces, so that a page and its policy can be cached together
 * (docs/decisions/0003).
 */
export function policyOf(
  scripts: readonly string[],
  { extra = {}, omitted = [] }: PolicyChange = {},
) {
  // Beside a hash browsers ignore it, and what Vite puts into a page of development has no mark.
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

/** For a page that is not cached: its policy and where its violations are reported. */
export function writePolicy(
  reply: FastifyReply,
  scripts: readonly string[],
  change: PolicyChange = {},
) {
  reply.header('reporting-endpoints', reportingEndpoints)
  reply.helmet(policyOf(scripts, change))
}
