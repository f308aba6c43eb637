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
import icon from './frame/icon.svg?url'

/** Every page has the name of the site in both scripts. */
const fonts: Record<Script, string> = { Latin: latinFont, Arabic: arabicFont }

const preloadLink = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
})

/** Nothing is painted before the end mark (document.tsx), so no row moves (CLS 0). */
const wholePage = { rel: 'expect', href: '#read', blocking: 'render' as const }

export function frameHead() {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#fbfaf7', media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#101615', media: '(prefers-color-scheme: dark)' },
    ],
    links: [
      { rel: 'stylesheet', href: styles },
      wholePage,
      { rel: 'icon', href: icon, type: 'image/svg+xml' },
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
  image?: string
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
      ...(head.image ? [{ property: 'og:image', content: head.image }] : []),
      ...(head.isIndexed === false ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
    links: [
      { rel: 'canonical', href: at(head.language) },
      ...languages.map((one) => ({ rel: 'alternate', hrefLang: one, href: at(one) })),
      { rel: 'alternate', hrefLang: 'x-default', href: at(defaultLanguage) },
    ],
  }
}
