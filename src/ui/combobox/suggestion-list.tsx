import { Combobox as Parts } from '@base-ui/react/combobox'
import { useWords } from '#i18n/words.tsx'
import { classes } from '../classes.ts'
import { Icon, type IconName } from '../icon.tsx'
import { phrases } from './phrases.ts'
import type { SearchStatus } from './search-status.ts'

/** `note` is drawn below the label, `detail` at the end of the row. */
export type Choosable = {
  id: number
  label: string
  icon?: IconName
  note?: string
  detail?: string
}

function Row({ choice }: { choice: Choosable }) {
  return (
    <Parts.Item
      value={choice}
      className="flex min-h-11 cursor-default items-center gap-3 rounded-control px-2.5 py-1.5 outline-none data-highlighted:bg-sand data-selected:text-palm"
    >
      {choice.icon && <Icon name={choice.icon} className="size-4 shrink-0 text-muted" />}
      <span className="grid min-w-0 flex-1">
        <span className="line-clamp-2">{choice.label}</span>
        {choice.note && <span className="truncate text-sm text-muted">{choice.note}</span>}
      </span>
      {choice.detail ? (
        <span className="shrink-0 text-sm text-muted tabular-nums">{choice.detail}</span>
      ) : (
        <Parts.ItemIndicator>
          <Icon name="check" className="size-4" />
        </Parts.ItemIndicator>
      )}
    </Parts.Item>
  )
}

export type SuggestionListProps = {
  listLabel: string
  choices: readonly Choosable[]
  status: SearchStatus
  emptyText: string
  isOpen: boolean
}

const popupClass =
  'absolute inset-x-0 top-full z-40 mt-1.5 rounded-card border border-line bg-card p-1.5 text-ink shadow-sheet'

/** Without a delay every fast answer would flash "loading" before it. */
const delayClass = 'animate-[arrive_0.18s_ease-out_0.3s_both]'

/** Screen readers announce only changes of an element that was already in the page. */
export function SuggestionList(props: SuggestionListProps) {
  const { listLabel, choices, status, emptyText, isOpen } = props
  const words = useWords(phrases)
  const count = choices.length
  const answer = count > 0 ? words('suggestions', { count }) : emptyText
  const sentence = status === 'ready' ? answer : words(status === 'failed' ? 'failed' : 'loading')
  const hasList = isOpen && count > 0
  return (
    <div className={isOpen ? classes(popupClass, status === 'loading' && delayClass) : 'sr-only'}>
      <Parts.Status className={hasList ? 'sr-only' : 'px-2.5 py-2 text-sm text-muted'}>
        {isOpen && sentence}
      </Parts.Status>
      {hasList && (
        <Parts.List aria-label={listLabel} className="max-h-96 overflow-y-auto overscroll-contain">
          {(choice: Choosable) => <Row key={choice.id} choice={choice} />}
        </Parts.List>
      )}
    </div>
  )
}
