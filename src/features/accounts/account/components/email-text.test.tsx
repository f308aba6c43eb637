import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmailText } from './email-text.tsx'

test('An e-mail address may break before its signs, and is the same text', () => {
  const html = renderToStaticMarkup(<EmailText>amal.saeed@mail.example.com</EmailText>)
  expect(html).toContain('amal<wbr/>.saeed<wbr/>@mail<wbr/>.example<wbr/>.com')
  expect(html.replace(/<[^>]+>/g, '')).toBe('amal.saeed@mail.example.com')
})

test('An e-mail address stands whole and from left to right in an Arabic sentence', () => {
  const html = renderToStaticMarkup(<EmailText>amal@example.com</EmailText>)
  expect(html).toMatch(/^<bdi dir="ltr" class="inline-block max-w-full /)
})
