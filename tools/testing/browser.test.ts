import { describe, expect, test } from 'vitest'
import { findBrowser, type Way } from './browser.ts'

const way = (name: string, path: string | undefined): Way => ({ name, find: async () => path })

describe('The browser of the journeys', () => {
  test('is the first that is there and starts', async () => {
    const ways = [
      way('nothing', undefined),
      way('a file that is gone', '/nowhere/chromium'),
      way('a program that fails', '/bin/false'),
      way('a program that starts', '/bin/true'),
      way('one too many', '/bin/cat'),
    ]
    expect(await findBrowser(ways)).toBe('/bin/true')
  })

  test('is asked for plainly where none can be had', async () => {
    await expect(findBrowser([way('nothing', undefined)])).rejects.toThrow(
      'npx playwright install --with-deps chromium',
    )
  })
})
