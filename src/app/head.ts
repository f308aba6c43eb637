import arabicFont from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import latinFont from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url'
import styles from './app.css?url'

const preloaded = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
})

/** What every page's head has, whatever the page. */
export function frameHead() {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#fbfaf7', media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#101615', media: '(prefers-color-scheme: dark)' },
    ],
    links: [{ rel: 'stylesheet', href: styles }, preloaded(latinFont), preloaded(arabicFont)],
  }
}
