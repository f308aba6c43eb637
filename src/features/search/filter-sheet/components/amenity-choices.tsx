import { useQuery } from '@tanstack/react-query'
import { type Amenity, completeAmenity } from '#features/reference/catalogue/contract.ts'
import { findEntries } from '#features/search/filters/components/vocabulary.ts'
import { type Phrase, formatPhrase, textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { ChoiceGroup } from '#ui/form/choices/choice-group.tsx'
import { phrases } from '../phrases.ts'
import { AwaitedChoices } from '#features/search/results/components/filters/awaited-choices.tsx'
import type { Results } from '#features/search/results/components/results-model.ts'

const groups: Record<string, Phrase> = {
  comfort: phrases.comfort,
  building: phrases.building,
  wellness: phrases.wellness,
  outdoors: phrases.outdoors,
  family: phrases.family,
  security: phrases.security,
  views: phrases.views,
  business: phrases.business,
}

function Group({ name, amenities, chosen }: GroupProps) {
  const language = useLanguage()
  const phrase = groups[name]
  const legend = phrase ? formatPhrase(phrase, language) : name
  return (
    <ChoiceGroup
      legend={legend}
      name="amenities"
      choices={amenities.map((amenity) => ({
        value: amenity.slug,
        label: textIn(amenity.name, language),
      }))}
      selected={chosen}
    />
  )
}

type GroupProps = { name: string; amenities: Amenity[]; chosen: string[] }

export function AmenityChoices({ results }: { results: Results }) {
  const words = useWords(phrases)
  const query = useQuery(useQueryFor(completeAmenity, {}))
  const { data } = query
  const awaited = { results, names: ['amenities'] as const, query }
  if (!data) return <AwaitedChoices {...awaited} className="h-11" />
  const wanted = results.search.amenities ?? []
  const chosen = wanted.flatMap((text) => findEntries(data.amenities, text).map(({ slug }) => slug))
  const grouped = [...Map.groupBy(data.amenities, ({ group }) => group)]
  return (
    <Disclosure summary={words('amenities')} isOpen={chosen.length > 0}>
      <div className="grid gap-5">
        {grouped.map(([name, amenities]) => (
          <Group key={name} name={name} amenities={amenities} chosen={chosen} />
        ))}
      </div>
    </Disclosure>
  )
}
