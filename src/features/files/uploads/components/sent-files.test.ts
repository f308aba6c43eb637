import { afterEach, expect, test, vi } from 'vitest'
import { pictureById } from '#features/posting/editor/components/media/media-list.ts'
import { rememberSent, findSent } from './sent-files.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
}
const url = '/media/files/AAAAAAAAAAAAAAAAAAAAAA-320.webp?until=1&sig=x'
const sent = { id: 'AAAAAAAAAAAAAAAAAAAAAA', url, srcset: `${url} 64w`, width: 64, height: 48 }

afterEach(() => vi.unstubAllGlobals())

test('A form that is restored shows a picture by the signed address that this tab got for it', () => {
  vi.stubGlobal('sessionStorage', storage)
  rememberSent(sent)
  expect(pictureById(sent.id)).toEqual(sent)
  for (let at = 0; at < 80; at += 1) rememberSent({ ...sent, id: `other ${at}` })
  expect(findSent(sent.id)).toBeUndefined()
})

test('A browser that keeps nothing has nothing to show it by', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  rememberSent(sent)
  expect(pictureById(sent.id).url).toBe('/media/files/AAAAAAAAAAAAAAAAAAAAAA-320.webp')
})
