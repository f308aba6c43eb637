import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  chooseLocation,
  listEmirates,
  type LocationHit,
} from '#features/reference/place-search/contract.ts'
import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import { placeLine } from '#features/listing/property/components/place-line.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { searchStatus } from '#ui/combobox/search-status.ts'
import type { Choosable } from '#ui/combobox/suggestion-list.tsx'
import { useDebounced } from '#ui/debounced.ts'
import { Field } from '#ui/form/field.tsx'
import { useHiddenValue } from '#ui/form/hidden-value.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { phrases } from '../../phrases/fields.ts'
import { placeIn, type ShownPlace, slugsOf } from '../../rules/typed/of-property.ts'
import { useAdForm } from '../ad-form-context.ts'

/** Hits in the chosen emirate come first, and none is left out. */
const nearFirst = (hits: readonly LocationHit[], emirate: number | undefined) => {
  const isNear = ({ path }: LocationHit) => path[0]?.id === emirate
  return hits.toSorted((one, other) => Number(isNear(other)) - Number(isNear(one)))
}

function usePlaces(typed: string, emirate: { id: number; name: LocationHit['name'] } | undefined) {
  const query = useDebounced(typed.trim() || (emirate?.name.en ?? ''), 150)
  const search = useQuery({
    ...useQueryFor(chooseLocation, { query: { query } }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  })
  return {
    hits: nearFirst(search.data?.hits ?? [], emirate?.id),
    status: searchStatus(search, query !== ''),
  }
}

function useEmirate() {
  const { data } = useQuery(useQueryFor(listEmirates, {}))
  const { settings } = useSiteSettings()
  const [id, setId] = useState<string>()
  const emirates = data?.emirates ?? []
  const emirate = emirates.find((one) =>
    id ? String(one.id) === id : one.slug === settings?.defaultEmirate,
  )
  return { emirates, emirate, setId }
}

type EmirateProps = ReturnType<typeof useEmirate>

/** Only sorts the list below: the emirate of an ad follows from its location. */
function EmirateSelect({ emirates, emirate, setId }: EmirateProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  return (
    <SelectField
      label={words('emirate')}
      hint={words('emirateHint')}
      value={emirate?.id ?? ''}
      onChange={(event) => setId(event.target.value)}
      options={emirates.map(({ id, name }) => ({ value: id, label: textIn(name, language) }))}
    />
  )
}

function useChosenPlace() {
  const { start } = useAdForm()
  const [shown, setShown] = useState(start.place ?? '')
  const [id, setId] = useState(start.locationId ?? '')
  // The place comes first, since what listens to the id reads its name.
  const placeInput = useHiddenValue(shown, setShown)
  const idInput = useHiddenValue(id, setId)
  const place = placeIn({ place: shown, locationId: id })
  const choose = (next: ShownPlace | undefined) => {
    setShown(next ? JSON.stringify(next) : '')
    setId(next ? String(next.id) : '')
  }
  const inputs = (
    <>
      <input ref={placeInput} type="hidden" name="place" />
      <input ref={idInput} type="hidden" name="locationId" />
    </>
  )
  return { place, choose, inputs }
}

function usePlaceBox() {
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const emirate = useEmirate()
  const { place, choose, inputs } = useChosenPlace()
  const { hits, status } = usePlaces(typed, emirate.emirate)
  const choosable = ({ id, path }: ShownPlace): Choosable => ({
    id,
    label: placeLine(path, language),
  })
  const choices = hits.map((hit) => ({
    id: hit.id,
    label: textIn(hit.name, language),
    note: placeLine(hit.path.slice(0, -1), language),
  }))
  const chooseLast = (chosen: Choosable[]) => {
    const [last] = chosen.slice(-1)
    const hit = hits.find(({ id }) => id === last?.id)
    if (hit) choose({ id: hit.id, path: hit.path, slugs: slugsOf(hit.slug) })
    else if (!last) choose(undefined)
  }
  const chosen = place ? [choosable(place)] : []
  const box = { choices, status, chosen, typed, onType: setTyped, onChoose: chooseLast }
  return { emirate, inputs, box }
}

/** Spec 5: the location must be one of those that are offered. */
export function PlaceField() {
  const words = useWords(phrases)
  const { emirate, inputs, box } = usePlaceBox()
  return (
    <>
      <EmirateSelect {...emirate} />
      <Field label={words('locationId')} hint={words('locationHint')} name="locationId" isRequired>
        {(control) => (
          <>
            <Combobox
              {...box}
              input={{ ...control, 'data-for': 'locationId', maxLength: 100, dir: 'auto' }}
              listLabel={words('places')}
              emptyText={words('noResults')}
            />
            {inputs}
          </>
        )}
      </Field>
    </>
  )
}
