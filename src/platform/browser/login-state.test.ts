import { expect, test } from 'vitest'
import { nameIn } from './login-state.ts'

test.each([
  ['{"en":"Sara","ar":"سارة"}', 'سارة'],
  ['{"en":"Sara","ar":null}', 'Sara'],
  ['{"en":{"toString":1},"ar":[]}', null],
  ['{"en":7,"ar":7}', null],
  ['{}', null],
  ['null', null],
  ['7', null],
  ['Sara', null],
  ['', null],
])('The names in the cookie %s are shown as %j', (cookie, name) => {
  expect(nameIn(cookie, 'ar')).toBe(name)
})
