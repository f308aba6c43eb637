import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Amenity, completeAmenity } from '#features/reference/catalogue/contract.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { type Choosable, ChooseBox } from '#ui/choose/choose-box.tsx'
import { useDebounced } from '#ui/debounced.ts'
import { Field } from '#ui/form/field.tsx'
import { useHiddenValue } from '#ui/form/hidden-value.ts'
import { phrases } from '../../phrases/fields.ts'
import { useAdForm } from '../ad-form-context.ts'

const idsIn = (value: string) => (value ? (JSON.parse(value) as number[]) : [])

/** What the typed letters begin, in either language; all where nothing is typed. */
function useSuggestions(typed: string) {
  const query = useDebounced(typed.trim(), 150)
  const { data } = useQuery({
    ...useQueryFor(completeAmenity, { query: { query } }),
    placeholderData: keepPreviousData,
  })
  return data?.amenities
}

/** All there are: what is chosen has names before anything is typed. */
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
  const offered = useSuggestions(typed)
  const choosable = ({ id, name }: Amenity): Choosable => ({ id, label: textIn(name, language) })
  const ids = idsIn(value)
  const chosen = ids.flatMap((id) => all.filter((one) => one.id === id)).map(choosable)
  const choose = (next: Choosable[]) =>
    setValue(next.length > 0 ? JSON.stringify(next.map(({ id }) => id)) : '')
  const choices = (offered ?? []).map(choosable)
  return { input, choices, chosen, typed, setTyped, choose, isAnswered: offered !== undefined }
}

/** Amenities by auto-complete, as many as there are. */
export function AmenitiesField() {
  const words = useWords(phrases)
  const { input, choices, chosen, typed, setTyped, choose, isAnswered } = useAmenityBox()
  return (
    <Field label={words('amenityIds')} hint={words('amenitiesHint')} name="amenityIds">
      {(control) => (
        <>
          <ChooseBox
            control={control}
            name="amenityIds"
            listLabel={words('amenityIds')}
            choices={choices}
            chosen={chosen}
            typed={typed}
            onType={setTyped}
            onChoose={choose}
            nothing={isAnswered ? words('noOptions') : undefined}
          />
          <input ref={input} type="hidden" name="amenityIds" />
        </>
      )}
    </Field>
  )
}
