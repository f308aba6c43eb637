import type { FastifyInstance } from 'fastify'
import { markets, resultsOf } from '#features/search/filters/components/markets.ts'
import {
  defaultLanguage,
  directionOf,
  type Language,
  languages,
  pathInLanguage,
} from '#i18n/language.ts'
import { formatPhrase, textIn } from '#i18n/phrases.ts'
import { paper } from '#ui/theme/paper.ts'
import type { ServerParts } from '../server-parts.ts'

const mediaType = 'application/manifest+json; charset=utf-8'

/** A new name of the site reaches installed ones within a day. */
const caching = 'public, max-age=3600'

const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** One application in either language, hence one `id`; it starts in that of the page. */
function manifestOf({ providers }: ServerParts, language: Language) {
  const { siteName, tagline } = providers.settings()
  const name = textIn(siteName, language)
  return {
    id: '/',
    name,
    short_name: name,
    description: textIn(tagline, language),
    lang: language,
    dir: directionOf(language),
    start_url: pathInLanguage('/', language),
    scope: '/',
    display: 'standalone',
    background_color: paper.light,
    theme_color: paper.light,
    icons,
    shortcuts: markets.slice(0, 2).map((market) => ({
      name: formatPhrase(market.name, language),
      url: pathInLanguage(resultsOf(market), language),
    })),
  }
}

/** Like pages: behind the prefix of each language, and without one in English. */
export function addManifest(app: FastifyInstance, parts: ServerParts) {
  const add = (prefix: string, language: Language) =>
    app.get(`${prefix}/manifest.webmanifest`, async (_request, reply) =>
      reply
        .type(mediaType)
        .header('cache-control', caching)
        .send(JSON.stringify(manifestOf(parts, language))),
    )
  add('', defaultLanguage)
  for (const language of languages) add(`/${language}`, language)
}
