import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
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
import type { ControlProps } from '#ui/form/field.tsx'
import { useHiddenValue } from '#ui/form/hidden-value.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases/form.ts'
import { areaIn, type ChosenArea } from './sent-request.ts'

const quietMs = 150

export type Within = { id: number; name: string } | undefined

export type PlainStart = { typed: string; hasFocus: boolean }

/** Without a text, the locations of the chosen emirate or area; otherwise those in it come first. */
function useHits(typed: string, within: Within) {
  const query = useDebounced(typed.trim() || (within?.name ?? ''), quietMs)
  const search = useQuery({
    ...useQueryFor(chooseLocation, { query: { query } }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  })
  const isNear = ({ path }: LocationHit) => path.some(({ id }) => id === within?.id)
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

type Refuse = (text: string | undefined) => void

/** Spec 9: the fifth location is refused in its own words. */
function useLimit(onRefuse: Refuse) {
  const language = useLanguage()
  const toast = useToast()
  return (count: number): boolean => {
    const reason = { code: 'too_many_locations', values: { maximum: maxLocations } } as const
    const [fault] = count > maxLocations ? faultsFor([reason], language) : []
    onRefuse(fault?.msg)
    if (fault) toast({ text: fault.msg, kind: 'error' })
    return fault === undefined
  }
}

type AreaBoxProps = {
  control: ControlProps
  within: Within
  name: string
  start: PlainStart
  onRefuse: Refuse
}

function useAreaBox({ within, start, onRefuse }: Omit<AreaBoxProps, 'control' | 'name'>) {
  const language = useLanguage()
  const [typed, setTyped] = useState(start.typed)
  const { hits, status } = useHits(typed, within)
  const { chosen, choose, input } = useArea()
  const isWithin = useLimit(onRefuse)
  const label = ({ id, path }: ChosenArea): Choosable => ({ id, label: placeLine(path, language) })
  const choices = hits.map(({ id, name, path }) => ({
    id,
    label: textIn(name, language),
    note: placeLine(path.slice(0, -1), language),
  }))
  const onChoose = (next: Choosable[]) => {
    if (!isWithin(next.length)) return
    const known = [...chosen, ...hits.map(({ id, path }) => ({ id, path }))]
    choose(next.flatMap(({ id }) => known.find((one) => one.id === id) ?? []))
  }
  const box = { choices, status, chosen: chosen.map(label), typed, onType: setTyped, onChoose }
  return { box, input }
}

export function AreaBox(props: AreaBoxProps) {
  const { control, name, start } = props
  const words = useWords(phrases)
  const { box, input } = useAreaBox(props)
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (start.hasFocus) field.current?.focus()
  }, [start])
  return (
    <>
      <Combobox
        {...box}
        input={{ ...control, ref: field, 'data-for': name, maxLength: 100, dir: 'auto' }}
        listLabel={words('places')}
        emptyText={words('noResults')}
      />
      <input ref={input} type="hidden" name={name} />
    </>
  )
}
