import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Step } from './steps.tsx'

test.each([
  [{ isPlain: true }, false],
  [{}, true],
])('A step that is not the current one is hidden from browsers without scripts: %j', (how, is) => {
  const html = renderToStaticMarkup(
    <Step name="Income" isShown={false} {...how}>
      fields
    </Step>,
  )
  expect(html.includes('hidden=""')).toBe(is)
})
