import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { AreaUnitSwitch } from '#ui/area-unit-switch.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/story.ts'
import { factTable } from './fact-table.tsx'
import { factsOf } from './facts-of.ts'

export function FactsGrid({ ad }: { ad: Property }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const action = <AreaUnitSwitch name="ad-area-unit" />
  return (
    <section className="grid gap-4">
      <SectionHeading action={<div className="noscript:hidden print:hidden">{action}</div>}>
        {words('details')}
      </SectionHeading>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {factsOf(ad).map((name) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5"
          >
            <dt className="text-muted">{formatPhrase(factTable[name].label, language)}</dt>
            <dd className="ms-auto text-end font-medium">{factTable[name].draw(ad, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
