import type { Site } from '#features/reference/site-settings/components/site-settings.ts'
import { type Language, pathInLanguage } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'

/** For a route's `head().scripts`; `<` is escaped, so no text can end the script. */
export function structuredData(thing: object) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing })
  return { type: 'application/ld+json', children: json.replaceAll('<', '\\u003c') }
}

export function siteData(settings: Site, origin: string, language: Language) {
  const { siteName, contact, logo, social } = settings
  const name = textIn(siteName, language)
  const home = origin + pathInLanguage('/', language)
  const results = origin + pathInLanguage('/properties', language)
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${results}?keyword={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  const company = {
    '@type': 'Organization',
    name,
    url: home,
    ...(logo && { logo: new URL(logo.url, origin).href }),
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.email && { email: contact.email }),
    ...(contact.address && { address: contact.address }),
    sameAs: Object.values(social),
  }
  const website = { '@type': 'WebSite', name, url: home, inLanguage: language }
  return structuredData({ '@graph': [{ ...website, potentialAction: search }, company] })
}
