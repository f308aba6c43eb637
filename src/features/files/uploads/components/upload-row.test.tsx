import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/words.tsx'
import { DropArea } from './drop-area.tsx'
import { newUploadQueue } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'
import { findFileProblem } from './file-problem.ts'

const nothing = () => undefined
const queue = newUploadQueue(async () => ({ fault: '' }))

test.each([
  ['en', 'Choose files', 'Delete plan.jpg', 'Try again: plan.jpg'],
  ['ar', 'اختيار الملفات', 'حذف plan.jpg', 'حاول مرة أخرى: plan.jpg'],
] as const)(
  'The files of a form are told of in words, in %s',
  (language, choose, remove, again) => {
    const failed = { key: 1, file: new File(['x'], 'plan.jpg'), progress: 1, fault: 'No room' }
    const html = renderToStaticMarkup(
      <LanguageProvider value={language}>
        <DropArea wanted="image" name="imageIds" isMany onFiles={nothing}>
          Photos
        </DropArea>
        <UploadRow upload={{ ...failed, state: 'failed' }} queue={queue} onRemove={nothing} />
      </LanguageProvider>,
    )
    expect(html).toContain(choose)
    expect(html).toContain('type="file" multiple="" accept="image/jpeg,image/png,image/webp"')
    expect(html).toContain('No room')
    expect(html).toContain(`aria-label="${remove}"`)
    expect(html).toContain(`aria-label="${again}"`)
  },
)

test('What would only be refused again is not tried again', () => {
  const about = { key: 1, file: new File(['x'], 'a.heic'), progress: 1, fault: 'No HEIC' }
  const drawn = (isFinal: boolean) => {
    const upload = { ...about, state: 'failed', isFinal } as const
    return renderToStaticMarkup(<UploadRow upload={upload} queue={queue} onRemove={nothing} />)
  }
  expect(drawn(true)).not.toContain('Try again')
  expect(drawn(false)).toContain('Try again')
})

test('Only what goes in pieces can be held still', () => {
  const rowOf = (bytes: number) => {
    const file = new File([new Uint8Array(bytes)], 'tour.mp4')
    const upload = { key: 1, file, progress: 0.5, state: 'sending' } as const
    return renderToStaticMarkup(<UploadRow upload={upload} queue={queue} onRemove={nothing} />)
  }
  expect(rowOf(11 * 1024 * 1024)).toContain('Pause the upload of tour.mp4')
  expect(rowOf(1024)).not.toContain('Pause')
})

describe('Before it is sent a file is refused in the server’s words', () => {
  const sized = (bytes: number, name: string, type: string) =>
    new File([new Uint8Array(bytes)], name, { type })

  test.each([
    [sized(0, 'a.jpg', 'image/jpeg'), 'image', 'This file is empty'],
    [sized(16 * 1024 * 1024, 'a.jpg', 'image/jpeg'), 'image', 'This file is larger than 15 MB'],
    [sized(1, 'a.HEIC', ''), 'image', 'Photos in HEIC format cannot be used yet.'],
    [sized(1, 'a.mp4', 'video/mp4'), 'image', 'This file is not a valid photo.'],
    [sized(1, 'a.pdf', 'application/pdf'), 'video', 'This video format is not supported.'],
    [sized(1, 'a.jpg', 'image/jpeg'), 'video', 'This video format is not supported.'],
    [sized(1, 'a.jpg', 'image/jpeg'), 'document', 'Choose a PDF file'],
    [sized(0, 'a.pdf', 'application/pdf'), 'document', 'This file is empty'],
    [
      sized(21 * 1024 * 1024, 'a.pdf', 'application/pdf'),
      'document',
      'This file is larger than 20 MB',
    ],
  ] as const)('%o', (file, wanted, words) => {
    expect(findFileProblem(file, wanted, 'en')).toContain(words)
  })

  test('and what the browser does not know is the server’s to judge', () => {
    expect(findFileProblem(sized(1, 'a', ''), 'image', 'en')).toBeUndefined()
    expect(findFileProblem(sized(1, 'a.mov', 'video/quicktime'), 'video', 'en')).toBeUndefined()
    expect(findFileProblem(sized(1, 'a.pdf', 'application/pdf'), 'document', 'en')).toBeUndefined()
  })
})
