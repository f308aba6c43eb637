import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import {
  type CountedPurpose,
  completeLocation,
  type LocationHit,
  suggestions,
} from '../contract.ts'
import { joinWithCommas, type Language } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { secondMs } from '#i18n/time-units.ts'
import { useQueryFor } from '#platform/page-query.ts'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { searchStatus } from '#ui/combobox/search-status.ts'
import type { Choosable } from '#ui/combobox/suggestion-list.tsx'
import { newPace } from '#ui/combobox/paced.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases/combobox.ts'
import type { ChosenPlace, PlaceComboboxProps } from './chosen-place.ts'

type PlaceChoice = ChosenPlace & Choosable

/** Other tabs and people behind one address have the last quarter of the calls. */
const usePaced = newPace({
  quietMs: 60,
  max: suggestions.max * 0.75,
  windowMs: suggestions.seconds * secondMs,
})

/** What is found for a text that was typed on meanwhile is not shown: the list would change twice. */
function useSuggestions(typed: string, purpose: CountedPurpose | undefined) {
  const wanted = typed.trim()
  const search = usePaced(wanted)
  const isAsked = search !== '' && wanted !== ''
  const isCurrent = search === wanted
  const { data, isError } = useQuery({
    ...useQueryFor(completeLocation, { query: { search, purpose } }),
    enabled: search !== '',
  })
  const [shown, setShown] = useState<LocationHit[]>()
  if (isCurrent && data && data.hits !== shown) setShown(data.hits)
  // A new text does not begin with what was found for the one before.
  if (wanted === '' && shown) setShown(undefined)
  const hits = isCurrent && isError ? data?.hits : shown
  const status = searchStatus({ data: hits, isError }, isAsked)
  return { hits: isAsked ? (hits ?? []) : [], status }
}

const withLabel = (place: ChosenPlace, language: Language): PlaceChoice => ({
  id: place.id,
  name: place.name,
  label: textIn(place.name, language),
})

function noteOf({ path }: LocationHit, language: Language): string {
  const above = path.slice(0, -1).reverse()
  return joinWithCommas(
    above.map(({ name }) => textIn(name, language)),
    language,
  )
}

/** Replaces the plain field without losing a letter, the caret or what is selected. */
function useStart(read: PlaceComboboxProps['start']) {
  const [start] = useState(read)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (!start.selected) return
    input.current?.focus()
    input.current?.setSelectionRange(...start.selected)
  }, [start])
  return { input, start }
}

export function PlaceCombobox(props: PlaceComboboxProps) {
  const { control, chosen, start: read, maxPlaces, maxLength, purpose, onChoose, onRefuse } = props
  const words = useWords(phrases)
  const language = useLanguage()
  const toast = useToast()
  const { input, start } = useStart(read)
  const [typed, setTyped] = useState(start.typed)
  const { hits, status } = useSuggestions(typed, purpose)
  const refuse = (text: string) => {
    onRefuse(text)
    toast({ text, kind: 'error' })
  }
  const choose = (places: PlaceChoice[]) => {
    if (places.length <= maxPlaces) onChoose(places)
    else refuse(words('tooManyPlaces', { maximum: maxPlaces }))
  }
  const placeholder = words(chosen.length > 0 ? 'morePlaces' : 'placesHint')
  return (
    <Combobox<PlaceChoice>
      input={{ ...control, ref: input, name: 'keyword', maxLength, placeholder }}
      listLabel={words('places')}
      choices={hits.map((hit) => ({
        ...withLabel(hit, language),
        icon: 'map-pin',
        note: noteOf(hit, language),
        detail: words('homesThere', { count: hit.count }),
      }))}
      status={status}
      emptyText={words('noPlace', { typed })}
      chosen={chosen.map((place) => withLabel(place, language))}
      typed={typed}
      onType={setTyped}
      onChoose={choose}
    />
  )
}
