import { Combobox as Parts } from '@base-ui/react/combobox'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useState } from 'react'
import { directionOf } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { chipClass, chipRemovalClass } from '../chip.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'
import { phrases } from './phrases.ts'
import { type Choosable, SuggestionList, type SuggestionListProps } from './suggestion-list.tsx'

type ComboboxProps<Choice extends Choosable> = Omit<SuggestionListProps, 'choices' | 'isOpen'> & {
  /** `data-for` names the hidden field for which this one gets the focus. */
  input: ComponentProps<'input'> & { 'data-for'?: string }
  choices: readonly Choice[]
  chosen: readonly Choice[]
  typed: string
  onType: (text: string) => void
  onChoose: (chosen: Choice[]) => void
}

function Chips({ chosen }: { chosen: readonly Choosable[] }) {
  const words = useWords(phrases)
  return chosen.map(({ id, label }) => (
    <Parts.Chip
      key={id}
      aria-label={label}
      className={classes(chipClass, 'focus:outline-2 focus:outline-palm')}
    >
      <span className="truncate">{label}</span>
      <Parts.ChipRemove aria-label={words('remove', { what: label })} className={chipRemovalClass}>
        <Icon name="x" className="size-4" />
      </Parts.ChipRemove>
    </Parts.Chip>
  ))
}

/** Escape closes only the list: it neither clears the choices nor closes a dialog around it. */
function useOpenList() {
  const [isOpen, setOpen] = useState(false)
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    if (isOpen) event.preventDefault()
    setOpen(false)
  }
  return { isOpen, setOpen, around: { onBlur: leave, onKeyDownCapture: escape } }
}

/**
 * Suggestions that come while one is highlighted wait until it is not, or something else is typed:
 * they would take the highlight away between an arrow key and Enter.
 */
function useSteadyChoices<Choice extends Choosable>(newest: readonly Choice[]) {
  const [held, setHeld] = useState<readonly Choice[]>()
  const hold = (highlighted: Choice | undefined) =>
    setHeld((before) => (highlighted ? (before ?? newest) : undefined))
  /** The highlight is told of only after it is drawn. */
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (/^Arrow(Down|Up)$/.test(key) && newest.length > 0) setHeld((before) => before ?? newest)
  }
  const release = () => setHeld(undefined)
  return { choices: held ?? newest, hold, release, keys: { onKeyDown } }
}

type BoxProps = Pick<ComboboxProps<Choosable>, 'input' | 'choices' | 'chosen'> & {
  isOpen: boolean
  onFocus: () => void
}

function Box({ input, choices, chosen, isOpen, onFocus }: BoxProps) {
  const hasList = isOpen && choices.length > 0
  return (
    <Parts.Chips className="combobox">
      <Chips chosen={chosen} />
      <Parts.Input
        {...input}
        aria-expanded={hasList}
        {...(!hasList && { 'aria-activedescendant': undefined })}
        onFocus={onFocus}
        className="combobox-input"
      />
    </Parts.Chips>
  )
}

/**
 * The library's popup would hide the rest of the page from screen readers, hence `inline`. Typing
 * alone chooses nothing; with the status `idle` there is no list.
 */
export function Combobox<Choice extends Choosable>(props: ComboboxProps<Choice>) {
  const { chosen, status, typed, onType, onChoose } = props
  const { choices, hold, release, keys } = useSteadyChoices(props.choices)
  const language = useLanguage()
  const { isOpen: isWanted, setOpen, around } = useOpenList()
  const isOpen = isWanted && status !== 'idle'
  return (
    <DirectionProvider direction={directionOf(language)}>
      <Parts.Root<Choice, true>
        inline
        open={isOpen}
        onOpenChange={setOpen}
        multiple
        items={choices}
        filter={null}
        value={chosen}
        inputValue={typed}
        itemToStringLabel={({ label }) => label}
        isItemEqualToValue={(one, other) => one.id === other.id}
        onItemHighlighted={hold}
        onInputValueChange={(text, { reason, isItemPress }) => {
          release()
          // When the list closes, the library would clear the field, whose text may be a keyword.
          if (reason === 'input-change' || isItemPress) onType(text)
        }}
        onValueChange={(next) => {
          setOpen(false)
          release()
          onChoose(next)
        }}
      >
        <div className="relative" {...around} {...keys}>
          <Box {...props} choices={choices} isOpen={isOpen} onFocus={() => setOpen(true)} />
          <SuggestionList {...props} choices={choices} isOpen={isOpen} />
        </div>
      </Parts.Root>
    </DirectionProvider>
  )
}
