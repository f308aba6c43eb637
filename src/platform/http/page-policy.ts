import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Scripts that run: data is in the page as `application/json` and `application/ld+json`. */
const inlineScripts = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]+?)<\/script>/g

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

/** Where browsers report what a page's policy refused. */
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

/**
 * The policy of one page for `reply.helmet(policyOf(html))`: our own files and exactly its own
 * inline scripts, by hash. Hashes and not nonces, so that a page and its policy can be cached
 * together (docs/decisions/0003).
 */
export function policyOf(html: string, { extra = {}, omitted = [] }: PolicyChange = {}) {
  const hashes = [
    ...new Set(Array.from(html.matchAll(inlineScripts), (match) => hashOf(match[1] ?? ''))),
  ]
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
export function writePolicy(reply: FastifyReply, html: string, change: PolicyChange = {}) {
  reply.header('reporting-endpoints', reportingEndpoints)
  reply.helmet(policyOf(html, change))
}
