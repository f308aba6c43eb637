import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Run } from '#features/feeds/runs/contract.ts'
import { LanguageProvider } from '#i18n/words.tsx'
import { RunColumns } from './run-columns.tsx'

type Shown = Pick<Run, 'columns' | 'state'>

const drawn = (run: Shown, language: 'en' | 'ar' = 'en') =>
  renderToStaticMarkup(
    <LanguageProvider value={language}>
      <RunColumns run={run as Run} />
    </LanguageProvider>,
  )

const columns = { unknown: ['Balcony'], unlisted: 2, missing: ['purpose'] }

test.each([
  ['en', 'Columns that were not recognised', '2 more columns', 'Required columns that are missing'],
  ['ar', 'أعمدة لم نتعرّف عليها', 'وهناك عمودان آخران', 'أعمدة مطلوبة غير موجودة'],
] as const)('A run names unknown and missing columns, in %s', (language, ...texts) => {
  const html = drawn({ columns, state: 'waiting' }, language)
  for (const text of [...texts, '<bdi>Balcony</bdi>', '<bdi>purpose</bdi>']) {
    expect(html).toContain(text)
  }
})

test('A run whose columns are all right says nothing of them', () => {
  const fine = { unknown: [], unlisted: 0, missing: [] }
  expect(drawn({ columns: fine, state: 'waiting' })).toBe('')
  expect(drawn({ columns: null, state: 'waiting' })).toBe('')
})

test('A file that was not read promises no drafts', () => {
  expect(drawn({ columns, state: 'waiting' })).toContain('drafts')
  expect(drawn({ columns, state: 'failed' })).not.toContain('drafts')
})
