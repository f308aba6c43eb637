import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/words.tsx'
import { ContactChoice } from './contact-choice.tsx'

const drawn = (typed: Record<string, string>) =>
  renderToStaticMarkup(
    <LanguageProvider value="en">
      <ContactChoice typed={typed} />
    </LanguageProvider>,
  )

const channelsIn = (html: string) =>
  [...html.matchAll(/<input[^>]* name="contactChannels"[^>]*>/g)].map(([input]) => [
    /value="(\w+)"/.exec(input)?.[1],
    input.includes('checked'),
  ])

const none = [
  ['phone', false],
  ['whatsapp', false],
  ['email', false],
]

test('Channels are offered with the consent, and none of them is chosen for anybody', () => {
  const html = drawn({ shareContact: 'on' })
  expect(channelsIn(html)).toEqual(none)
  expect(html).not.toContain('<noscript>')
})

test('Before the consent, and without scripts, channels are there for a browser without scripts', () => {
  const html = drawn({})
  const [, inside = ''] = /<noscript>(.*)<\/noscript>/.exec(html) ?? []
  expect(channelsIn(inside)).toEqual(none)
  expect(channelsIn(html.replace(inside, ''))).toEqual([])
})
