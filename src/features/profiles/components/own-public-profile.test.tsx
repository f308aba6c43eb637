import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { User } from '#features/accounts/contract.ts'
import type { Language } from '#i18n/language.ts'
import { LanguageProvider } from '#i18n/words.tsx'
import { OwnPublicProfile } from './own-public-profile.tsx'

const code = {
  id: 'code',
  url: '/media/profile-codes/7.svg',
  width: 512,
  height: 512,
  thumbhash: null,
}

const drawn = (language: Language, user: Pick<User, 'role' | 'qrCodeImage'>) =>
  renderToStaticMarkup(
    <LanguageProvider value={language}>
      <OwnPublicProfile user={{ id: 7, ...user } as User} />
    </LanguageProvider>,
  )

describe('The account page of a landlord', () => {
  test.each([
    [
      'en',
      'Your profile becomes public when you have a live ad. Its link and QR code will appear here.',
    ],
    ['ar', 'تصبح صفحتك متاحة للجميع حين يكون لديك إعلان معروض، وعندها يظهر هنا رابطها ورمزها.'],
  ] as const)('without a live ad says when the profile is public, in %s', (language, sentence) => {
    const html = drawn(language, { role: 'landlord', qrCodeImage: null })
    expect(html).toContain(sentence)
    expect(html).not.toContain('/agents/7')
    expect(html).not.toContain('<img')
  })

  test.each([
    ['en', 'Your profile is public as long as you have a live ad.'],
    ['ar', 'تبقى صفحتك متاحة للجميع ما دام لديك إعلان معروض.'],
  ] as const)(
    'with a live ad has link and code, and says for how long, in %s',
    (language, sentence) => {
      const html = drawn(language, { role: 'landlord', qrCodeImage: code })
      expect(html).toContain(sentence)
      expect(html).toContain('/agents/7')
      expect(html).toContain(code.url)
    },
  )
})

test('The account page of an agent has link and code without further words', () => {
  const html = drawn('en', { role: 'agent', qrCodeImage: code })
  expect(html).toContain('/agents/7')
  expect(html).not.toContain('live ad')
})
