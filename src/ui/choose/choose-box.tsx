import { Combobox } from '@base-ui/react/combobox'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { directionOf } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import type { ControlProps } from '../form/field.tsx'
import { Icon } from '../icon.tsx'
import { phrases } from '../phrases.ts'

/** Something to choose; `note` stands below its name in the list. */
export type Choosable = { id: number; label: string; note?: string }

export type ChooseBoxProps = {
  control: ControlProps
  name: string
  listLabel: string
  placeholder?: string | undefined
  choices: readonly Choosable[]
  chosen: readonly Choosable[]
  typed: string
  onType: (text: string) => void
  onChoose: (chosen: Choosable[]) => void
  /** In the place of an empty list; nothing is said until the answer is there. */
  nothing?: string | undefined
}

function Chips({ chosen }: Pick<ChooseBoxProps, 'chosen'>) {
  const words = useWords(phrases)
  return chosen.map((one) => (
    <Combobox.Chip
      key={one.id}
      aria-label={one.label}
      className="inline-flex min-h-8 max-w-full items-center rounded-full bg-sand ps-3 text-sm focus:outline-2 focus:outline-palm"
    >
      <span className="truncate py-1">{one.label}</span>
      <Combobox.ChipRemove
        aria-label={words('remove', { what: one.label })}
        className="inline-flex size-8 items-center justify-center rounded-full text-muted hover:text-clay"
      >
        <Icon name="x" className="size-4" />
      </Combobox.ChipRemove>
    </Combobox.Chip>
  ))
}

function Row({ choice }: { choice: Choosable }) {
  return (
    <Combobox.Item
      value={choice}
      className="flex min-h-11 cursor-default items-center gap-3 rounded-control px-2.5 py-1.5 outline-none data-highlighted:bg-sand data-selected:text-palm"
    >
      <span className="grid min-w-0 flex-1">
        <span className="line-clamp-2">{choice.label}</span>
        {choice.note && <span className="truncate text-sm text-muted">{choice.note}</span>}
      </span>
      <Combobox.ItemIndicator>
        <Icon name="check" className="size-4" />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  )
}

function List({ listLabel, choices, nothing }: ChooseBoxProps) {
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-1.5 rounded-card border border-line bg-card p-1.5 text-ink shadow-sheet">
      {choices.length === 0 && (
        <p role="status" className="px-2.5 py-2 text-sm text-muted">
          {nothing}
        </p>
      )}
      <Combobox.List aria-label={listLabel} className="max-h-72 overflow-y-auto overscroll-contain">
        {(choice: Choosable) => <Row key={choice.id} choice={choice} />}
      </Combobox.List>
    </div>
  )
}

/** Escape closes the list alone: neither what is chosen goes, nor a dialog around it. */
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

const boxClass =
  'flex min-h-11 w-full flex-wrap items-center gap-1.5 rounded-control border border-edge bg-card px-1.5 py-1 ' +
  'transition-colors duration-150 hover:border-palm has-aria-invalid:border-danger ' +
  'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-palm'

function Box(props: ChooseBoxProps & { isShown: boolean; open: () => void }) {
  const { control, name, chosen, placeholder, isShown, open } = props
  return (
    <Combobox.Chips className={boxClass}>
      <Chips chosen={chosen} />
      <Combobox.Input
        {...control}
        data-for={name}
        maxLength={100}
        autoComplete="off"
        dir="auto"
        aria-expanded={isShown}
        {...(!isShown && { 'aria-activedescendant': undefined })}
        placeholder={placeholder}
        onFocus={open}
        className="min-h-8 w-32 flex-1 bg-transparent px-1.5 text-ellipsis text-ink outline-none placeholder:text-muted"
      />
    </Combobox.Chips>
  )
}

/**
 * Choices by suggestion, each a chip; what is typed chooses nothing by itself. The list lies in the
 * page below its field, since the library's own popup would hide the rest from screen readers.
 */
export function ChooseBox(props: ChooseBoxProps) {
  const { choices, chosen, typed, onType, onChoose, nothing } = props
  const language = useLanguage()
  const { isOpen, setOpen, around } = useOpenList()
  const isShown = isOpen && (choices.length > 0 || nothing !== undefined)
  return (
    <DirectionProvider direction={directionOf(language)}>
      <Combobox.Root<Choosable, true>
        inline
        open={isShown}
        onOpenChange={setOpen}
        multiple
        items={choices}
        filter={null}
        value={chosen as Choosable[]}
        inputValue={typed}
        itemToStringLabel={({ label }) => label}
        isItemEqualToValue={(one, other) => one.id === other.id}
        onInputValueChange={(text, { reason, isItemPress }) => {
          if (reason === 'input-change') onType(text)
          else if (isItemPress) onType('')
        }}
        onValueChange={(next) => {
          setOpen(false)
          onChoose(next)
        }}
      >
        <div className="relative" {...around}>
          <Box {...props} isShown={isShown} open={() => setOpen(true)} />
          {isShown && <List {...props} />}
        </div>
      </Combobox.Root>
    </DirectionProvider>
  )
}
