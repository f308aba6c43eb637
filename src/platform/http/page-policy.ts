import { createHash } from 'node:crypto'

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Scripts that run: data is in the page as `application/json` and `application/ld+json`. */
const inlineScripts = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]+?)<\/script>/g

/** Directive → sources that a page needs on top of the strict policy. */
export type ExtraSources = Record<string, string[]>

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
}

/**
 * The policy of one page for `reply.helmet(policyOf(html))`: our own files and exactly its own
 * inline scripts, by hash. Hashes and not nonces, so that a page and its policy can be cached
 * together (docs/decisions/0003).
 */
export function policyOf(html: string, extra: ExtraSources = {}) {
  const hashes = [
    ...new Set(Array.from(html.matchAll(inlineScripts), (match) => hashOf(match[1] ?? ''))),
  ]
  const directives = Object.entries(strict).map(([directive, sources]) => {
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
