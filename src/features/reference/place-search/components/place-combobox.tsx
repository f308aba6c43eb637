import { Combobox } from '@base-ui/react/combobox'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { completeLocation, type LocationHit } from '../contract.ts'
import { directionOf, joinWithCommas } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { useDebounced } from '#ui/debounced.ts'
import { phrases } from '../phrases/combobox.ts'
import {
  type ChosenPlace,
  type PlaceComboboxProps,
  placeBoxClass,
  placeInputClass,
} from './chosen-place.ts'
import { Icon } from '#ui/icon.tsx'

/** Spec 7: asked only when there is text; debounced, so that a word is one question. */
function useSuggestions(typed: string) {
  const search = useDebounced(typed.trim(), 150)
  const { data } = useQuery({
    ...useQueryFor(completeLocation, { query: { search } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  return { hits: search === '' ? [] : (data?.hits ?? []), isAnswered: search !== '' && !!data }
}

function Suggestion({ hit }: { hit: LocationHit }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const above = hit.path.slice(0, -1).reverse()
  return (
    <Combobox.Item
      value={hit}
      className="flex min-h-11 cursor-default items-center gap-3 rounded-control px-2.5 py-1.5 outline-none data-highlighted:bg-sand data-selected:text-palm"
    >
      <Icon name="map-pin" className="size-4 shrink-0 text-muted" />
      <span className="grid min-w-0 flex-1">
        <span className="line-clamp-2">{textIn(hit.name, language)}</span>
        {above.length > 0 && (
          <span className="truncate text-sm text-muted">
            {joinWithCommas(
              above.map((place) => textIn(place.name, language)),
              language,
            )}
          </span>
        )}
      </span>
      <span className="shrink-0 text-sm text-muted tabular-nums">
        {words('homesThere', { count: hit.count })}
      </span>
    </Combobox.Item>
  )
}

function Chips({ chosen }: { chosen: readonly ChosenPlace[] }) {
  const words = useWords(phrases)
  const language = useLanguage()
  return chosen.map((place) => {
    const name = textIn(place.name, language)
    return (
      <Combobox.Chip
        key={place.id}
        aria-label={name}
        className="inline-flex min-h-8 max-w-full items-center rounded-full bg-sand ps-3 text-sm focus:outline-2 focus:outline-palm"
      >
        <span className="truncate py-1">{name}</span>
        <Combobox.ChipRemove
          aria-label={words('removePlace', { place: name })}
          className="inline-flex size-8 items-center justify-center rounded-full text-muted hover:text-clay"
        >
          <Icon name="x" className="size-4" />
        </Combobox.ChipRemove>
      </Combobox.Chip>
    )
  })
}

function Suggestions({ typed, isEmpty }: { typed: string; isEmpty: boolean }) {
  const words = useWords(phrases)
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-1.5 rounded-card border border-line bg-card p-1.5 text-ink shadow-sheet">
      {isEmpty && (
        <p role="status" className="px-2.5 py-2 text-sm text-muted">
          {words('noPlace', { typed })}
        </p>
      )}
      <Combobox.List
        aria-label={words('places')}
        className="max-h-96 overflow-y-auto overscroll-contain"
      >
        {(hit: LocationHit) => <Suggestion key={hit.id} hit={hit} />}
      </Combobox.List>
    </div>
  )
}

/**
 * The list lies in the page below its field and not in the library's own popup, which would hide
 * the rest of the page from screen readers while it is open.
 */
function useOpenList(isOpenAtStart: boolean) {
  const [isOpen, setOpen] = useState(isOpenAtStart)
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  /** Escape closes the list alone: neither the chosen places go, nor a dialog around them. */
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    if (isOpen) event.preventDefault()
    setOpen(false)
  }
  return { isOpen, setOpen, around: { onBlur: leave, onKeyDownCapture: escape } }
}

/** Takes the plain field's place in one step, without losing a letter or the caret. */
function useStart(read: PlaceComboboxProps['start']) {
  const [start] = useState(read)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (!start.hasFocus) return
    input.current?.focus()
    input.current?.setSelectionRange(start.typed.length, start.typed.length)
  }, [start])
  return { input, start }
}

export function PlaceCombobox(props: PlaceComboboxProps) {
  const { control, chosen, start: read, maxPlaces, maxLength, onChoose, onRefuse } = props
  const words = useWords(phrases)
  const language = useLanguage()
  const { input, start } = useStart(read)
  const [typed, setTyped] = useState(start.typed)
  const { hits, isAnswered } = useSuggestions(typed)
  const { isOpen, setOpen, around } = useOpenList(start.hasFocus && start.typed !== '')
  const isShown = isOpen && isAnswered
  return (
    <DirectionProvider direction={directionOf(language)}>
      <Combobox.Root<ChosenPlace, true>
        inline
        open={isShown}
        onOpenChange={setOpen}
        multiple
        items={hits}
        filter={null}
        value={chosen}
        inputValue={typed}
        itemToStringLabel={(place) => textIn(place.name, language)}
        isItemEqualToValue={(one, other) => one.id === other.id}
        onInputValueChange={(text, { reason, isItemPress }) => {
          // Left alone, closing the list would throw away a keyword that is no place.
          if (reason === 'input-change' || isItemPress) setTyped(text)
        }}
        onValueChange={(places) => {
          if (places.length <= maxPlaces) onChoose(places)
          else onRefuse(words('tooManyPlaces', { maximum: maxPlaces }))
        }}
      >
        <div className="relative" {...around}>
          <Combobox.Chips className={placeBoxClass}>
            <Chips chosen={chosen} />
            <Combobox.Input
              {...control}
              ref={input}
              name="keyword"
              maxLength={maxLength}
              aria-expanded={isShown}
              {...(!isShown && { 'aria-activedescendant': undefined })}
              placeholder={words(chosen.length > 0 ? 'morePlaces' : 'placesHint')}
              className={placeInputClass}
            />
          </Combobox.Chips>
          {isShown && <Suggestions typed={typed} isEmpty={hits.length === 0} />}
        </div>
      </Combobox.Root>
    </DirectionProvider>
  )
}
