import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/words.tsx'
import type { PartialText } from '#i18n/texts/both-texts.ts'
import { fullAd } from '#test/full-ad.ts'
import { AdvertiserBlock } from './advertiser-block.tsx'

const agency = {
  id: 3,
  slug: 'dar-al-waha',
  role: 'agency',
  photo: null,
  phone: null,
  whatsapp: null,
  orn: null,
  hasProfile: false,
  verified: false,
} as const

function draw(names: PartialText) {
  const ad = fullAd({ agency: { ...agency, name: 'دار الواحة', names } })
  return renderToStaticMarkup(
    <LanguageProvider value="en">
      <AdvertiserBlock ad={ad} />
    </LanguageProvider>,
  )
}

test('The name of an advertiser in one language alone names that language', () => {
  expect(draw({ en: null, ar: 'دار الواحة' })).toContain('<bdi lang="ar">دار الواحة</bdi>')
  expect(draw({ en: 'Dar Al Waha', ar: 'دار الواحة' })).toContain('<bdi>Dar Al Waha</bdi>')
})
