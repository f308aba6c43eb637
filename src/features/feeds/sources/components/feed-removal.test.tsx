import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/words.tsx'
import { FeedRemoval } from './feed-removal.tsx'

const nothing = () => undefined

test.each([
  ['en', 'Cancel', 'Remove'],
  ['ar', 'إلغاء', 'إزالة'],
] as const)('Removing a feed can be cancelled, in %s', (language, cancel, remove) => {
  const html = renderToStaticMarkup(
    <LanguageProvider value={language}>
      <FeedRemoval name="crm.example" isOpen onClose={nothing} remove={async () => undefined} />
    </LanguageProvider>,
  )
  expect(html).toMatch(new RegExp(`button-quiet[^>]*>${cancel}</button>`))
  expect(html).toMatch(new RegExp(`button-main[^>]*>${remove}</button>`))
})
