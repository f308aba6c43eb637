import arabicFont from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import latinFont from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url'
import {
  defaultLanguage,
  type Language,
  languages,
  pathInLanguage,
  type Script,
} from '#i18n/language.ts'
import styles from './app.css?url'
import defaultImage from './branding/share.jpg?url'

/** Every page has the name of the site in both scripts. */
const fonts: Record<Script, string> = { Latin: latinFont, Arabic: arabicFont }

const preloadLink = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
})

/** Nothing is painted before the end mark, so no row moves (docs/decisions/0049). */
const wholePage = { rel: 'expect', href: '#read', blocking: 'render' as const }

export type PageImage = { url: string; width: number; height: number }

const sharePicture: PageImage = { url: defaultImage, width: 1200, height: 630 }

const imageTypes: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png' }

function imageTags({ url, width, height }: PageImage, origin: string) {
  const ending = url.split('.').at(-1) ?? ''
  return [
    { property: 'og:image', content: new URL(url, origin).href },
    { property: 'og:image:type', content: imageTypes[ending] ?? `image/${ending}` },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
  ]
}

/** The colours of the browser's own bars are in document.tsx: the router keeps one tag of a name. */
export function frameHead(origin: string) {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...imageTags(sharePicture, origin),
    ],
    links: [
      { rel: 'stylesheet', href: styles },
      wholePage,
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      ...Object.values(fonts).map(preloadLink),
    ],
  }
}

export type PageHead = {
  title: string
  description: string
  /** Without language prefix, with the canonical query: `/properties/5/sea-view`. */
  path: string
  language: Language
  origin: string
  image?: PageImage
  isIndexed?: boolean
}

export function pageHead(head: PageHead) {
  const at = (language: Language) => head.origin + pathInLanguage(head.path, language)
  return {
    meta: [
      { title: head.title },
      { name: 'description', content: head.description },
      { property: 'og:title', content: head.title },
      { property: 'og:description', content: head.description },
      { property: 'og:url', content: at(head.language) },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: `${head.language}_AE` },
      ...(head.image ? imageTags(head.image, head.origin) : []),
      ...(head.isIndexed === false ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
    links: [
      { rel: 'manifest', href: pathInLanguage('/manifest.webmanifest', head.language) },
      { rel: 'canonical', href: at(head.language) },
      ...languages.map((one) => ({ rel: 'alternate', hrefLang: one, href: at(one) })),
      { rel: 'alternate', hrefLang: 'x-default', href: at(defaultLanguage) },
    ],
  }
}

type Head = ReturnType<typeof pageHead>

/** A file of styles that one page has. Imported as a module, it would not come when a browser navigates here. */
export const withStyles = (head: Head, href: string) => ({
  ...head,
  links: [...head.links, { rel: 'stylesheet', href }],
})
