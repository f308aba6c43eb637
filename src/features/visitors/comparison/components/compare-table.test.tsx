import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Property } from '#features/listing/property/contract.ts'
import { LanguageProvider } from '#i18n/words.tsx'
import { fullAd } from '#test/full-ad.ts'
import { CompareTable } from './compare-table.tsx'

const draw = (changes: Partial<Property> = {}) =>
  renderToStaticMarkup(
    <LanguageProvider value="en">
      <CompareTable ads={[fullAd(changes)]} yearlyRate={undefined} />
    </LanguageProvider>,
  )

test('A photo without a colour has no class for it', () => {
  expect(draw()).toMatch(/<img[^>]* class="size-full object-cover"/)
})

test('A name in one language alone names that language', () => {
  const name = { en: '', ar: 'شقة زاوية' }
  expect(draw({ name })).toContain('<bdi lang="ar">شقة زاوية</bdi>')
})
