import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { HyphenatedText } from './hyphenated-text.tsx'

const whole = (word: string) => `<span class="whitespace-nowrap">${word}</span>`

it.each([
  ['Two-bedroom flat by the sea', `${whole('Two-bedroom')} flat by the sea`],
  ['A 3-bedroom villa in Al-Barsha', `A ${whole('3-bedroom')} villa in ${whole('Al-Barsha')}`],
  ['Villa - sea view', 'Villa - sea view'],
  ['شقة بغرفة نوم وصالة', 'شقة بغرفة نوم وصالة'],
])('A word with a hyphen stays in one line: %s', (text, html) => {
  expect(renderToStaticMarkup(<HyphenatedText>{text}</HyphenatedText>)).toBe(html)
})

it('leaves a long chain of hyphens its places to break at', () => {
  const chain = Array(20).fill('words').join('-')
  const html = renderToStaticMarkup(<HyphenatedText>{chain}</HyphenatedText>)
  const longest = Math.max(
    ...[...html.matchAll(/nowrap">([^<]*)/g)].map(([, text]) => text!.length),
  )
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(chain)
  expect(longest).toBeLessThan(20)
})
