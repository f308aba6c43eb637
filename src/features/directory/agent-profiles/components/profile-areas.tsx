import { useState } from 'react'
import type { Agent } from '#features/accounts/advertiser/contract.ts'
import { kindOf } from '#features/accounts/advertiser/rules/kinds.ts'
import { resultsAddress } from '#features/listing/property/components/page/results-address.ts'
import { formatNumber } from '#i18n/format.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { Figures } from '../contract.ts'
import { phrases } from '../phrases.ts'

type Props = { agent: Agent; areas: Figures['areas'] }

/** As many as fit a few lines; the rest are shown when asked for, and the button keeps the focus. */
const areasShown = 10

function Area({ agent, area }: { agent: Agent; area: Figures['areas'][number] }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const count = area.sale + area.rent
  const name = textIn(area.name, language)
  return (
    <SiteLink
      href={resultsAddress({ [kindOf(agent.role)]: agent.id, locations: area.id })}
      preload={false}
      className="profile-area"
      aria-label={words('adsIn', { area: name, count })}
    >
      {name}
      <span className="text-muted tabular-nums">{formatNumber(count, language)}</span>
    </SiteLink>
  )
}

export function ProfileAreas({ agent, areas }: Props) {
  const words = useWords(phrases)
  const [isWhole, setWhole] = useState(false)
  if (areas.length === 0) return null
  const shown = isWhole ? areas : areas.slice(0, areasShown)
  return (
    <section aria-labelledby="areas" className="grid gap-3">
      <h2 id="areas" className="text-xl md:text-2xl">
        {words('areas')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {shown.map((area) => (
          <li key={area.id}>
            <Area agent={agent} area={area} />
          </li>
        ))}
        {areas.length > areasShown && (
          <li className="noscript:hidden">
            <button
              type="button"
              className="min-h-9 px-2 text-sm font-medium text-palm hover:underline"
              aria-expanded={isWhole}
              onClick={() => setWhole(!isWhole)}
            >
              {isWhole ? words('fewerAreas') : words('allAreas', { count: areas.length })}
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}
