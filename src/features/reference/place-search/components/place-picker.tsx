import { type FocusEvent, type RefObject, useRef, useState } from 'react'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Chip } from '#ui/chip.tsx'
import { Field } from '#ui/form/field.tsx'
import { loadWithRetry } from '#ui/loading/load-with-retry.ts'
import { phrases } from '../phrases.ts'
import type { CountedPurpose } from '../contract.ts'
import type { ChosenPlace, PlaceComboboxProps, PlainField } from './chosen-place.ts'

type Combobox = (props: PlaceComboboxProps) => React.ReactNode

function plainField(input: HTMLInputElement | null): PlainField {
  if (!input) return { typed: '', selected: undefined }
  const { value: typed, selectionStart, selectionEnd } = input
  const hasFocus = document.activeElement === input
  return { typed, selected: hasFocus ? [selectionStart ?? 0, selectionEnd ?? 0] : undefined }
}

/** The combobox and its library are fetched when the field first gets the focus. */
function useCombobox(input: RefObject<HTMLInputElement | null>) {
  const [Combobox, setCombobox] = useState<Combobox>()
  const load = () =>
    void loadWithRetry(() => import('./place-combobox.tsx')).then(({ PlaceCombobox }) => {
      setCombobox(() => PlaceCombobox)
    })
  const start = () => plainField(input.current)
  return { Combobox, load, start }
}

type PlacePickerProps = {
  /** Their ids are sent as `locations`, other text as `keyword`. */
  chosen: readonly ChosenPlace[]
  maxPlaces: number
  maxLength: number
  onChoose: (chosen: ChosenPlace[]) => void
  keyword?: string
  purpose?: CountedPurpose | undefined
  isLabelHidden?: boolean
}

type PlainPlacesProps = {
  picker: PlacePickerProps
  input: RefObject<HTMLInputElement | null>
  control: { id: string; 'aria-describedby': string | undefined }
  onFocus: (event: FocusEvent) => void
}

/** Shown before and without scripts; its text is searched as a keyword. */
function PlainPlaces({ picker, input, control, onFocus }: PlainPlacesProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { chosen, maxLength, onChoose, keyword } = picker
  return (
    <div className="combobox">
      {chosen.map((place) => (
        <Chip key={place.id} onRemove={() => onChoose(chosen.filter(({ id }) => id !== place.id))}>
          {textIn(place.name, language)}
        </Chip>
      ))}
      <input
        {...control}
        ref={input}
        name="keyword"
        maxLength={maxLength}
        autoComplete="off"
        defaultValue={keyword}
        placeholder={words(chosen.length > 0 ? 'morePlaces' : 'placesHint')}
        onFocus={onFocus}
        className="combobox-input"
      />
    </div>
  )
}

export function PlacePicker(props: PlacePickerProps) {
  const { chosen, maxPlaces, maxLength, purpose, onChoose, isLabelHidden } = props
  const words = useWords(phrases)
  const input = useRef<HTMLInputElement>(null)
  const { Combobox, load, start } = useCombobox(input)
  const [refusal, setRefusal] = useState<string>()
  const choose = (places: ChosenPlace[]) => {
    setRefusal(undefined)
    onChoose(places)
  }
  return (
    <Field label={words('places')} isLabelHidden={!!isLabelHidden} error={refusal}>
      {({ id, 'aria-describedby': described }) => (
        <>
          {Combobox ? (
            <Combobox
              control={{ id, 'aria-describedby': described }}
              chosen={chosen}
              start={start}
              maxPlaces={maxPlaces}
              maxLength={maxLength}
              purpose={purpose}
              onChoose={choose}
              onRefuse={setRefusal}
            />
          ) : (
            <PlainPlaces
              picker={props}
              input={input}
              control={{ id, 'aria-describedby': described }}
              onFocus={load}
            />
          )}
          {chosen.length > 0 && (
            <input type="hidden" name="locations" value={chosen.map((place) => place.id).join()} />
          )}
        </>
      )}
    </Field>
  )
}
