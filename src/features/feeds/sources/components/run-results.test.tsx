import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/words.tsx'
import { RunResults } from './run-results.tsx'

const run = {
  counts: { added: 3, changed: 0, removed: 0, missing: 0, refused: 2, unchanged: 0 },
  results: { created: 3, published: 3, updated: 0, hidden: 0, closed: 0, refused: 0 },
}

test.each([
  ['en', 'Refused'],
  ['ar', 'مرفوضة'],
] as const)('The results count refused rows as the tab does, in %s', (language, refused) => {
  const html = renderToStaticMarkup(
    <LanguageProvider value={language}>
      <RunResults run={run} />
    </LanguageProvider>,
  )
  expect(html).toMatch(new RegExp(`${refused}</dt><dd[^>]*>2</dd>`))
})
