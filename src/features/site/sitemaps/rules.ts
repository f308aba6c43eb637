import { languages } from '#i18n/language.ts'

/** `path` is without language prefix. */
export type Entry = { path: string; changedAt?: Date }

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => names[sign] ?? sign)

/** Each language's entry names all languages as translations. */
function entryOf({ path, changedAt }: Entry, origin: string): string {
  const bare = path === '/' ? '' : path
  const links = languages.map((language) => ({
    language,
    url: escaped(new URL(`/${language}${bare}`, origin).href),
  }))
  const alternates = links
    .map(
      ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
    )
    .join('')
  const change = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return links.map(({ url }) => `<url><loc>${url}</loc>${change}${alternates}</url>\n`).join('')
}

/** sitemaps.org, protocol 0.9. */
export function sitemapOf(entries: readonly Entry[], origin: string): string {
  const urls = entries.map((entry) => entryOf(entry, origin)).join('')
  const links = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `${declaration}<urlset ${namespace} ${links}>\n${urls}</urlset>\n`
}

export function sitemapIndexOf(paths: readonly string[], origin: string): string {
  const sitemaps = paths.map(
    (path) => `<sitemap><loc>${escaped(new URL(path, origin).href)}</loc></sitemap>\n`,
  )
  return `${declaration}<sitemapindex ${namespace}>\n${sitemaps.join('')}</sitemapindex>\n`
}
