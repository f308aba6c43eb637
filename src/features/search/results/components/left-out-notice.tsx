import { useWords } from '#i18n/words.tsx'
import { phrases as ofPage } from '../phrases.ts'
import { phrases as rare } from '../phrases/rare.ts'
import type { LeftOut } from './read-results.ts'
import { Icon } from '#ui/icon.tsx'

const phrases = { ...ofPage, ...rare }

/** Places are missing here, since their message names them. */
const fields: Record<string, keyof typeof phrases> = {
  purpose: 'purpose',
  category: 'category',
  property_type: 'type',
  commercial_property_type: 'type',
  price_min: 'price',
  price_max: 'price',
  rooms: 'rooms',
  bathrooms: 'bathrooms',
  space_min: 'space',
  space_max: 'space',
  furnished: 'furnishing',
  ready: 'completion',
  finishing: 'finishing',
  floors: 'floors',
  amenities: 'amenities',
  sort: 'sort',
  keyword: 'places',
  permit: 'permit',
}

export function LeftOutNotice({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const words = useWords(phrases)
  const said = ({ path, msg }: LeftOut) => {
    const field = fields[path]
    return field ? words('about', { field: words(field), reason: msg }) : msg
  }
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-control border border-danger/40 bg-card px-4 py-3 text-sm"
    >
      <Icon name="info" className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="grid gap-1">
        <p className="font-medium">{words('leftOut')}</p>
        <ul>
          {leftOut.map((part) => (
            <li key={`${part.path}-${part.msg}`}>{said(part)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
