import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/words.tsx'
import { PersonStep } from './person-step.tsx'

test.each([
  ['en', 'So that we know who advertises. Not shown on your public profile.'],
  ['ar', 'لنعرف هوية المعلن، ولا يظهر في صفحتك العامة.'],
] as const)('Sign-up says why it asks for gender and birthday: %s', (language, reason) => {
  const html = renderToStaticMarkup(
    <LanguageProvider value={language}>
      <PersonStep name={undefined} />
    </LanguageProvider>,
  )
  expect(html.split(reason)).toHaveLength(3)
})
