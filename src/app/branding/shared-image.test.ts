import { expect, test } from 'vitest'
import { sharedImage } from './shared-image.ts'

test('A shared photo has the size of its file, not of the original', () => {
  const photo = { url: '/media/a-1920.webp', width: 3840, height: 2160 }
  const srcset = '/media/a-640.webp 640w, /media/a-1920.webp 1920w'
  expect(sharedImage({ ...photo, srcset })).toEqual({ url: photo.url, width: 1920, height: 1080 })
})

test('A photo without sizes is its original', () => {
  const photo = { url: '/media/a.jpg', width: 800, height: 600 }
  expect(sharedImage({ ...photo, srcset: '' })).toEqual(photo)
})
