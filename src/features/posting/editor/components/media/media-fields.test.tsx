import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/words.tsx'
import { FormContext, type FormFault } from '#ui/form/form-state.ts'
import { PhotosField } from './photos-field.tsx'
import { QrField } from './qr-field.tsx'
import { VideoField } from './video-field.tsx'

const photos = ['a', 'b', 'c'].map((id) => ({ id, url: `/${id}.webp`, width: 1200, height: 900 }))

function drawn(field: React.ReactNode, faults: FormFault[] = [], language: 'en' | 'ar' = 'en') {
  return renderToStaticMarkup(
    <LanguageProvider value={language}>
      <FormContext value={{ faults, isBusy: false, isAlive: true }}>{field}</FormContext>
    </LanguageProvider>,
  )
}

describe('The photos of an ad', () => {
  test.each([
    ['en', 'Photo 2 is a floor plan'],
    ['ar', 'الصورة 2: مخطط الطابق'],
  ] as const)('say which of them is a floor plan, in %s', (language, label) => {
    const given = photos.map((photo, at) => ({ ...photo, isFloorPlan: at === 1 }))
    const html = drawn(<PhotosField name="imageIds" photos={given} />, [], language)
    expect(html.match(/checked=""/g)).toHaveLength(1)
    expect(html.split('<li')[2]).toMatch(new RegExp(`aria-label="${label}"[^>]* checked=""`))
    expect(html).toContain('<input type="hidden" name="floorPlanIds"/>')
  })

  test.each([
    ['en', 'Move photo 2 earlier', 'Make photo 3 the cover', '3 of 30'],
    ['ar', 'تقديم الصورة 2', 'تعيين الصورة 3 كغلاف', '3 من 30'],
  ] as const)('can be ordered without a drag, in %s', (language, earlier, cover, count) => {
    const html = drawn(<PhotosField name="imageIds" photos={photos} />, [], language)
    for (const words of [earlier, cover, count]) expect(html).toContain(words)
    expect(html.match(/ disabled=""/g)).toHaveLength(2)
  })

  test('ask for three and say how many are missing', () => {
    const html = drawn(<PhotosField name="imageIds" photos={photos.slice(0, 1)} />)
    expect(html).toContain('Add 2 more photos')
    expect(html).toContain('800 × 600')
  })

  test('say which of them is gone, at its place', () => {
    const faults = [{ path: 'imageIds.1', msg: 'This file is no longer stored.' }]
    const html = drawn(<PhotosField name="imageIds" photos={photos} />, faults)
    const [, second = ''] = html.split('<li').slice(1)
    expect(second).toContain('This file is no longer stored.')
  })

  test('stand in the form as one hidden field, that says what is underway', () => {
    const html = drawn(<PhotosField name="imageIds" photos={photos} />)
    expect(html).toContain('<input type="hidden" name="imageIds"/>')
    expect(html).toContain('data-underway="0"')
  })
})

test('A video is sent or linked, and one that was sent can be looked at', () => {
  const upload = '/media/files/AAAAAAAAAAAAAAAAAAAAAA.mp4'
  const videos = [{ url: 'https://vimeo.com/1' }, { url: upload }]
  const html = drawn(
    <VideoField videos={videos} videoUrl="https://vimeo.com/1" virtualTour={null} />,
  )
  expect(html).toContain('name="videoIds"')
  expect(html.match(/<video /g)).toHaveLength(1)
  expect(html).toContain('value="https://vimeo.com/1"')
  expect(html).toContain('name="virtualTour"')
  expect(html).toContain('placeholder="\u2066https://\u2069"')
})

test('A QR code is chosen, and once there replaced or deleted', () => {
  expect(drawn(<QrField name="qrCodeImageId" image={null} />)).toContain('Choose an image')
  const html = drawn(<QrField name="qrCodeImageId" image={photos[0]} />)
  expect(html).toContain('Choose another image')
  expect(html).toContain('aria-label="Delete the QR code"')
})
