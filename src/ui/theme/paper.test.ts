import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { paper } from './paper.ts'

test('The colours outside of the page are those of its paper', async () => {
  const css = await readFile('src/app/app.css', 'utf8')
  expect(css).toContain(`--paper: light-dark(${paper.light}, ${paper.dark});`)
})
