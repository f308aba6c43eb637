import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RunRow } from '#features/feeds/runs/contract.ts'
import { LanguageProvider } from '#i18n/words.tsx'
import { RunTable } from './run-table.tsx'

const unnamed: RunRow = {
  position: 4,
  line: 4,
  reference: null,
  name: null,
  action: 'refused',
  outcome: null,
  propertyId: null,
  reasons: [{ msg: 'This field is required', code: 'required', path: 'referenceId' }],
}

const drawn = (row: RunRow, language: 'en' | 'ar' = 'en') =>
  renderToStaticMarkup(
    <LanguageProvider value={language}>
      <RunTable rows={[row]} />
    </LanguageProvider>,
  )

test.each([
  ['en', 'Row 4'],
  ['ar', 'الصف 4'],
] as const)(
  'A row without a reference is found by its number on phones, in %s',
  (language, words) => {
    const html = drawn(unnamed, language)
    expect(html).toContain(`sm:hidden">${words}</span>`)
    expect(html).not.toMatch(/<td class="[^"]*max-sm:hidden[^"]*"><span[^>]*sm:hidden/)
  },
)

test('Pictures that did not come are named as text, in their own direction', () => {
  const address = 'https://crm.example/photo-1.jpg'
  const reasons = [{ msg: 'No', code: 'pictures_refused', path: 'imageIds', addresses: [address] }]
  const html = drawn({ ...unnamed, reasons }, 'ar')
  expect(html).toContain(`<bdi>${address}</bdi>`)
  expect(html).not.toContain('href')
})
