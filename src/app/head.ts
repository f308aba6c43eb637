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

/** Every page has both names of the site, and so letters of each script. */
const fonts: Record<Script, string> = { Latin: latinFont, Arabic: arabicFont }

const preloadLink = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
})

/**
 * Nothing is painted before the page is read up to its end mark (document.tsx): a row aligned to
 * its end would move with each part that a slow machine has yet to read (CLS 0).
 */
const wholePage = { rel: 'expect', href: '#read', blocking: 'render' as const }

/** What every page's head has, whatever the page. */
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
  /** The address without language prefix: `/properties/5/sea-view`, with its canonical query. */
  path: string
  language: Language
  origin: string
  image?: string
  isIndexed?: boolean
}

/** Title, description, canonical, every language and the card that a shared link shows. */
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
