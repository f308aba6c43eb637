import { useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import type { Urgency } from '#features/listing/property/components/card-slides.tsx'
import { PropertyCard } from '#features/listing/property/components/property-card.tsx'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { phrases } from '../phrases.ts'
import { decodeCards } from './card-decoder.ts'
import type { Results } from './results-model.ts'

const urgencyOf = (at: number): Urgency => (at === 0 ? 'first' : 'late')

const nobody = { phone: null, whatsapp: null }

export function ResultsList({ ads }: Pick<Results, 'ads'>) {
  const words = useWords(phrases)
  const language = useLanguage()
  const cards = useMemo(() => decodeCards(ads, language), [ads, language])
  const { settings } = useSiteSettings()
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' })
  return (
    <section aria-labelledby="results" className="grid grid-cols-1">
      <h2 id="results" className="sr-only">
        {words('results')}
      </h2>
      <ul aria-busy={isPending} className="results-grid">
        {cards.map((ad, at) => (
          <li key={ad.id}>
            <PropertyCard ad={ad} site={settings?.contact ?? nobody} urgency={urgencyOf(at)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
