import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/words.tsx'
import { PermitDoubles, PermitPoint } from './permit-point.tsx'

const permit = {
  permitNumber: '7119552100',
  permitType: 'rera',
  permitExpiresAt: '2099-12-31',
  slugs: ['dubai', 'dubai/dubai-marina'],
}
const nobody = () => undefined

const drawn = (changes: object, language: 'en' | 'ar' = 'en') =>
  renderToStaticMarkup(
    <LanguageProvider value={language}>
      <PermitPoint permit={{ ...permit, ...changes }} onGo={nobody} />
    </LanguageProvider>,
  )

describe('Before an ad is published', () => {
  test.each([
    ['en', 'it has not been checked against the register'],
    ['ar', 'لم نتحقق منه في سجل الجهة المصدرة'],
  ] as const)(
    'a permit of the right form is called no more than that, in %s',
    (language, words) => {
      const html = drawn({}, language)
      expect(html).toContain(words)
      expect(html).toContain('2099')
      expect(html).not.toContain('text-palm')
      expect(drawn({ permitExpiresAt: null }, language)).toContain(words)
    },
  )

  test('one of another form, or that is over, needs a look', () => {
    expect(drawn({ permitNumber: '1' })).toContain('Check the advertising permit')
    expect(drawn({ permitExpiresAt: '2020-01-01' })).toContain('no longer valid')
    expect(drawn({ slugs: ['nowhere'] })).toContain('No permit is required')
  })

  test('one that other live ads have is to be confirmed', () => {
    const doubles = { count: 2, isConfirmed: false, confirm: nobody, isSettled: false }
    const html = renderToStaticMarkup(
      <LanguageProvider value="en">
        <PermitDoubles doubles={doubles} />
      </LanguageProvider>,
    )
    expect(html).toContain('2 other live ads have the same permit number')
    expect(html).toContain('type="checkbox"')
  })
})
