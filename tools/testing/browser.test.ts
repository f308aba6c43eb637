import { describe, expect, test } from 'vitest'
import { findBrowser, type BrowserSource } from './browser.ts'

const source = (name: string, path: string | undefined): BrowserSource => ({
  name,
  find: async () => path,
})

describe('The browser of the journeys', () => {
  test('is the first that is there and starts', async () => {
    const ways = [
      source('nothing', undefined),
      source('a file that is gone', '/nowhere/chromium'),
      source('a program that fails', '/bin/false'),
      source('a program that starts', '/bin/true'),
      source('one too many', '/bin/cat'),
    ]
    expect(await findBrowser(ways)).toBe('/bin/true')
  })

  test('is asked for plainly where none can be had', async () => {
    await expect(findBrowser([source('nothing', undefined)])).rejects.toThrow(
      'npx playwright install --with-deps chromium',
    )
  })
})
