import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Amenity, completeAmenity } from '#features/reference/catalogue/contract.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { searchStatus } from '#ui/combobox/search-status.ts'
import type { Choosable } from '#ui/combobox/suggestion-list.tsx'
import { useDebounced } from '#ui/debounced.ts'
import { Field } from '#ui/form/field.tsx'
import { useHiddenValue } from '#ui/form/hidden-value.ts'
import { phrases } from '../../phrases/fields.ts'
import { useAdForm } from '../ad-form-context.ts'

const idsIn = (value: string) => (value ? (JSON.parse(value) as number[]) : [])

function useSuggestions(typed: string) {
  const query = useDebounced(typed.trim(), 150)
  const search = useQuery({
    ...useQueryFor(completeAmenity, { query: { query } }),
    placeholderData: keepPreviousData,
  })
  return { offered: search.data?.amenities ?? [], status: searchStatus(search) }
}

/** All amenities, so that the chosen ones have names before anything is typed. */
function useAmenities() {
  const { data } = useQuery(useQueryFor(completeAmenity, { query: { query: '' } }))
  return data?.amenities ?? []
}

function useAmenityBox() {
  const language = useLanguage()
  const { start } = useAdForm()
  const [typed, setTyped] = useState('')
  const [value, setValue] = useState(start.amenityIds ?? '')
  const input = useHiddenValue(value, setValue)
  const all = useAmenities()
  const { offered, status } = useSuggestions(typed)
  const choosable = ({ id, name }: Amenity): Choosable => ({ id, label: textIn(name, language) })
  const ids = idsIn(value)
  const chosen = ids.flatMap((id) => all.filter((one) => one.id === id)).map(choosable)
  const choose = (next: Choosable[]) =>
    setValue(next.length > 0 ? JSON.stringify(next.map(({ id }) => id)) : '')
  const box = { choices: offered.map(choosable), status, chosen, typed }
  return { input, box: { ...box, onType: setTyped, onChoose: choose } }
}

export function AmenitiesField() {
  const words = useWords(phrases)
  const { input, box } = useAmenityBox()
  return (
    <Field label={words('amenityIds')} hint={words('amenitiesHint')} name="amenityIds">
      {(control) => (
        <>
          <Combobox
            {...box}
            input={{ ...control, 'data-for': 'amenityIds', maxLength: 100, dir: 'auto' }}
            listLabel={words('amenityIds')}
            emptyText={words('noOptions')}
          />
          <input ref={input} type="hidden" name="amenityIds" />
        </>
      )}
    </Field>
  )
}
