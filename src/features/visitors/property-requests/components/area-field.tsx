import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { placeLine } from '#features/listing/property/components/place-line.ts'
import { chooseLocation, type LocationHit } from '#features/reference/place-search/contract.ts'
import { maxLocations } from '#features/search/query/contract/limits.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultsFor } from '#platform/browser/check-input.ts'
import { useQueryFor } from '#platform/page-query.ts'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { searchStatus } from '#ui/combobox/search-status.ts'
import type { Choosable } from '#ui/combobox/suggestion-list.tsx'
import { useDebounced } from '#ui/debounced.ts'
import { Field } from '#ui/form/field.tsx'
import { useFault } from '#ui/form/form-state.ts'
import { useHiddenValue } from '#ui/form/hidden-value.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases/form.ts'
import { areaIn, type ChosenArea } from './sent-request.ts'

const quietMs = 150

/** Without a text, the locations of the chosen emirate; otherwise those in it come first. */
function useHits(typed: string, city: { id: number; name: string } | undefined) {
  const query = useDebounced(typed.trim() || (city?.name ?? ''), quietMs)
  const search = useQuery({
    ...useQueryFor(chooseLocation, { query: { query } }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  })
  const isNear = ({ path }: LocationHit) => path[0]?.id === city?.id
  const hits = (search.data?.hits ?? []).toSorted(
    (one, other) => Number(isNear(other)) - Number(isNear(one)),
  )
  return { hits, status: searchStatus(search, query !== '') }
}

function useArea() {
  const [value, setValue] = useState('')
  const input = useHiddenValue(value, setValue)
  const choose = (next: readonly ChosenArea[]) =>
    setValue(next.length > 0 ? JSON.stringify(next) : '')
  return { chosen: areaIn(value), choose, input }
}

/** Spec 9: the fifth location is refused with its own words. */
function useRefusal() {
  const language = useLanguage()
  const toast = useToast()
  const [refusal, setRefusal] = useState<string>()
  const refuse = () => {
    const reason = { code: 'too_many_locations', values: { maximum: maxLocations } } as const
    const [fault] = faultsFor([reason], language)
    setRefusal(fault?.msg)
    toast({ text: fault?.msg ?? '', kind: 'error' })
  }
  return { refusal, refuse, forgive: () => setRefusal(undefined) }
}

function useAreaBox(city: { id: number; name: string } | undefined) {
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const { hits, status } = useHits(typed, city)
  const { chosen, choose, input } = useArea()
  const { refusal, refuse, forgive } = useRefusal()
  const label = ({ id, path }: ChosenArea): Choosable => ({ id, label: placeLine(path, language) })
  const choices = hits.map(({ id, name, path }) => ({
    id,
    label: textIn(name, language),
    note: placeLine(path.slice(0, -1), language),
  }))
  const onChoose = (next: Choosable[]) => {
    if (next.length > maxLocations) return refuse()
    forgive()
    const known = [...chosen, ...hits.map(({ id, path }) => ({ id, path }))]
    choose(next.flatMap(({ id }) => known.find((one) => one.id === id) ?? []))
  }
  const box = { choices, status, chosen: chosen.map(label), typed, onType: setTyped, onChoose }
  return { box, input, refusal }
}

export function AreaField({ city }: { city: { id: number; name: string } | undefined }) {
  const words = useWords(phrases)
  const { box, input, refusal } = useAreaBox(city)
  const fault = useFault('area')
  return (
    <Field
      label={words('area')}
      hint={words('areaHint', { maximum: maxLocations })}
      error={refusal ?? fault}
      isRequired
    >
      {(control) => (
        <>
          <Combobox
            {...box}
            input={{ ...control, 'data-for': 'area', maxLength: 100, dir: 'auto' }}
            listLabel={words('places')}
            emptyText={words('noResults')}
          />
          <input ref={input} type="hidden" name="area" />
        </>
      )}
    </Field>
  )
}
