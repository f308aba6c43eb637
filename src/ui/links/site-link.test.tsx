import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/words.tsx'
import { PageAddressProvider } from './page-address.ts'
import { SiteLink } from '../site-link.tsx'

test.each([
  ['/agents', 'en', true],
  ['/en/agents', 'en', true],
  ['/ar/agents', 'ar', true],
  ['/en/agents?kind=agency', 'en', false],
  ['/en', 'en', false],
] as const)(
  'On %s the link to agents is the current page: %3$s',
  (address, language, isCurrent) => {
    const html = renderToStaticMarkup(
      <LanguageProvider value={language}>
        <PageAddressProvider value={address}>
          <SiteLink href="/agents">Agents</SiteLink>
        </PageAddressProvider>
      </LanguageProvider>,
    )
    expect(html.includes('aria-current="page"')).toBe(isCurrent)
  },
)
