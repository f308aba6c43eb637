import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VerifiedName } from './verified-name.tsx'

const drawn = (name: string, isVerified = true) =>
  renderToStaticMarkup(<VerifiedName name={name} isVerified={isVerified} />)

test.each([
  ['Gulf Shore Real Estate Brokerage', 'Brokerage'],
  ['دار الواحة للعقارات', 'للعقارات'],
  ['Nakhwa', 'Nakhwa'],
])('The tick of %s stays with the last word', (name, last) => {
  const html = drawn(name)
  expect(html).toMatch(new RegExp(`<span class="whitespace-nowrap">${last}<svg`))
  expect(html.replace(/<[^>]+>/g, '')).toBe(name)
})

test('A last word that is wider than a phone may break', () => {
  expect(drawn('x'.repeat(60))).not.toContain('nowrap')
})

test('Nobody else has a tick', () => {
  expect(drawn('Gulf Shore', false)).toBe('<bdi>Gulf Shore</bdi>')
})
