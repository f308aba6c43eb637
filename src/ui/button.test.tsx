import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'

test.each([
  [{ disabled: true, 'aria-disabled': false }, 'disabled=""'],
  [{ disabled: true, 'aria-disabled': true }, 'disabled=""'],
  [{ disabled: false, 'aria-disabled': true }, 'aria-disabled="true"'],
])('A button says in one way only that it does nothing: %j', (how, said) => {
  const html = renderToStaticMarkup(<Button {...how}>Send</Button>)
  expect(html.match(/[\w-]*disabled="[^"]*"/g)).toEqual([said])
})
