import { type Phrase, formatPhrase, textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/story.ts'
import { Icon } from '#ui/icon.tsx'

const groupNames: Record<string, Phrase> = {
  comfort: phrases.inComfort,
  building: phrases.inBuilding,
  business: phrases.inBusiness,
  family: phrases.inFamily,
  outdoors: phrases.inOutdoors,
  security: phrases.inSecurity,
  views: phrases.inViews,
  wellness: phrases.inWellness,
}

type Amenities = Property['amenities']

function Group({ group, amenities }: { group: string; amenities: Amenities }) {
  const language = useLanguage()
  const name = groupNames[group]
  return (
    <div className="grid break-inside-avoid content-start gap-2 pb-5">
      {name && <h3 className="text-sm font-medium text-muted">{formatPhrase(name, language)}</h3>}
      <ul className="grid gap-1.5">
        {amenities.map((amenity) => (
          <li key={amenity.id} className="flex items-start gap-2">
            <Icon name="check" className="mt-1 size-4 shrink-0 text-palm" />
            {textIn(amenity.name, language)}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function AmenityGroups({ amenities }: { amenities: Amenities }) {
  const words = useWords(phrases)
  if (amenities.length === 0) return null
  const groups = [...Map.groupBy(amenities, ({ group }) => group)]
  return (
    <section className="grid gap-4">
      <SectionHeading>{words('amenities')}</SectionHeading>
      <div className="-mb-5 columns-2 gap-x-6 md:columns-3">
        {groups.map(([group, members]) => (
          <Group key={group} group={group} amenities={members} />
        ))}
      </div>
    </section>
  )
}
