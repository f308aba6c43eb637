import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/words.tsx'
import type { CardAd } from './card-ad.ts'
import { CardContact } from './card-contact.tsx'

const site = { phone: '+97144000000', whatsapp: '+97144000001' }

/** The words of the buttons of an ad, whose advertiser shows these numbers. */
function wordsOf(agent: { phone: string | null; whatsapp: string | null }) {
  const client = new QueryClient()
  client.setQueryData(['site', 'en'], { siteName: { en: 'Dara', ar: 'دارة' } })
  const ad = { id: 1, referenceId: 'A1', agent, agency: null } as unknown as CardAd
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageProvider value="en">
        <CardContact ad={ad} site={site} />
      </LanguageProvider>
    </QueryClientProvider>,
  )
  return [...html.matchAll(/>([^<>]+)</g)].map(([, word]) => word)
}

test('A button of a card names the site where the site answers', () => {
  const [phone, whatsapp] = ['+971501234567', '+971501234568']
  expect(wordsOf({ phone, whatsapp })).toEqual(['Call', 'WhatsApp'])
  expect(wordsOf({ phone, whatsapp: null })).toEqual(['Call', 'WhatsApp Dara'])
  expect(wordsOf({ phone: null, whatsapp })).toEqual(['Call Dara', 'WhatsApp'])
  expect(wordsOf({ phone: null, whatsapp: null })).toEqual(['Call Dara', 'WhatsApp Dara'])
})
