import { type Phrase, say } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { AreaUnitSwitch } from '#ui/area-unit-switch.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/story.ts'
import type { FactName } from '../../rules/facts.ts'
import { FactValue } from './fact-value.tsx'
import { factsOf } from './facts-of.ts'

const labels: Record<FactName, Phrase> = {
  type: phrases.type,
  rooms: phrases.bedrooms,
  bathrooms: phrases.bathrooms,
  spaceSqm: phrases.area,
  furnished: phrases.furnishing,
  ready: phrases.completion,
  handoverDate: phrases.handover,
  paymentPlan: phrases.paymentPlan,
  finishing: phrases.finishing,
  floors: phrases.floors,
  propertyAge: phrases.propertyAge,
  serviceCharge: phrases.serviceCharge,
  mortgageEligible: phrases.mortgage,
  paymentMethod: phrases.payment,
  cheques: phrases.cheques,
  advertiserType: phrases.advertisedBy,
  referenceId: phrases.reference,
  firstPublishedAt: phrases.listed,
  updatedAt: phrases.updated,
}

/** What an ad says of its property, as far as it applies to the type. */
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
            <dt className="text-muted">{say(labels[name], language)}</dt>
            <dd className="ms-auto text-end font-medium">
              <FactValue ad={ad} name={name} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
