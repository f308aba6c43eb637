import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { AreaUnitSwitch } from '#ui/area-unit-switch.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/story.ts'
import { factTable } from './fact-table.tsx'
import { listedFactsOf } from './facts-of.ts'

export function FactsGrid({ ad }: { ad: Property }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const action = <AreaUnitSwitch name="ad-area-unit" />
  return (
    <section className="grid gap-4">
      <SectionHeading action={<div className="noscript:hidden print:hidden">{action}</div>}>
        {words('details')}
      </SectionHeading>
      <dl className="facts">
        {listedFactsOf(ad).map((name) => (
          <div key={name}>
            <dt>{formatPhrase(factTable[name].label, language)}</dt>
            <dd>{factTable[name].draw(ad, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
