import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { drawnIcons, spriteFile } from './interface-icons.ts'

it('the file of icons has every icon that a page may name (`npm run icons` draws it)', async () => {
  expect(await readFile(spriteFile, 'utf8')).toBe(await drawnIcons())
})
