import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/words.tsx'
import { AddressFields } from './address-fields.tsx'

test.each([
  ['en', 'Or the link to a feed'],
  ['ar', 'أو رابط مصدر الإعلانات'],
] as const)('The link is an alternative and not called required, in %s', (language, label) => {
  const html = renderToStaticMarkup(
    <LanguageProvider value={language}>
      <AddressFields />
    </LanguageProvider>,
  )
  expect(html).toContain(`${label}</label>`)
  expect(html).not.toContain('required')
})
