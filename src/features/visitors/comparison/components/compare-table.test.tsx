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

test('A photo without a thumbhash has no preview', () => {
  expect(draw().match(/<img /g)).toHaveLength(1)
})

test('A name in one language alone names that language', () => {
  const name = { en: '', ar: 'شقة زاوية' }
  expect(draw({ name })).toContain('<bdi lang="ar">شقة زاوية</bdi>')
})
