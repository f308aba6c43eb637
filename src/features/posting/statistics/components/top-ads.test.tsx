import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/words.tsx'
import { TopAd } from './top-ads.tsx'

const counters = {
  views: 9,
  callAttempts: 1,
  smsAttempts: 0,
  whatsappAttempts: 0,
  favoriteAttempts: 0,
  sharings: 0,
}

function linkOf(name: { en: string; ar: string }) {
  const ad = { id: 7, referenceId: 'A7', state: 'live', counters, contacts: 1 } as const
  const html = renderToStaticMarkup(
    <LanguageProvider value="en">
      <TopAd ad={{ ...ad, name, conversion: 0.1 }} />
    </LanguageProvider>,
  )
  return /<a [^>]*>.*<\/a>/.exec(html)?.[0]
}

test('A title in one language alone begins with the page and names its language', () => {
  const link = linkOf({ en: '', ar: 'شقة زاوية' })
  expect(link).toContain('<bdi lang="ar">شقة زاوية</bdi>')
  expect(link).not.toContain('dir=')
  expect(linkOf({ en: '', ar: '' })).toContain('Untitled')
})
