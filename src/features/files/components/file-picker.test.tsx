import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/words.tsx'
import { FilePicker } from './file-picker.tsx'
import { UploadRow } from './upload-row.tsx'

const nothing = () => undefined

test.each([
  ['en', 'Choose files', 'Delete plan.pdf'],
  ['ar', 'اختر الملفات', 'حذف plan.pdf'],
] as const)('The files of a form are told of in words, in %s', (language, choose, remove) => {
  const failed = { key: 1, file: new File(['x'], 'plan.pdf'), progress: 1, fault: 'No room' }
  const html = renderToStaticMarkup(
    <LanguageProvider value={language}>
      <FilePicker label="Photos" accept="image/jpeg" onChange={nothing} />
      <UploadRow upload={{ ...failed, state: 'failed' }} onRetry={nothing} onRemove={nothing} />
    </LanguageProvider>,
  )
  expect(html).toContain(choose)
  expect(html).toContain('type="file" multiple="" accept="image/jpeg"')
  expect(html).toContain('No room')
  expect(html).toContain(`aria-label="${remove}"`)
})
