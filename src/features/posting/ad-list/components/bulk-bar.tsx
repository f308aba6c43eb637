import { useState } from 'react'
import type { BulkResult } from '../contract.ts'
import { maxAtOnce } from '../contract.ts'
import type { OwnCard } from '#features/posting/own-ads/contract/own-ads.ts'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/dialog/confirm.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu, menuItemClass } from '#ui/menu.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases/actions.ts'
import { useBulk } from './use-bulk.ts'
import { useTitleOf } from './words.ts'

type RefusedAdsProps = { refused: readonly BulkResult[]; ads: readonly OwnCard[] }

/** Refused ads stay listed with their reasons after the toast is gone. */
function RefusedAds({ refused, ads }: RefusedAdsProps) {
  const words = useWords(phrases)
  const titleOf = useTitleOf()
  if (refused.length === 0) return null
  const nameOf = (id: number) => {
    const ad = ads.find((one) => one.id === id)
    return ad ? titleOf(ad) : String(id)
  }
  return (
    <div role="alert" className="grid gap-1 rounded-control bg-sand p-3 text-sm">
      <p className="font-medium">{words('notDone', { count: refused.length })}</p>
      <ul className="grid gap-1">
        {refused.map(({ id, errors }) => (
          <li key={id}>
            {words('because', { title: nameOf(id), reason: errors[0]?.msg ?? words('failed') })}
          </li>
        ))}
      </ul>
    </div>
  )
}

type BulkBarProps = {
  ads: readonly OwnCard[]
  selected: ReadonlySet<number>
  onSelect: (ids: readonly number[]) => void
  /** Others may have been selected since. */
  onDone: (ids: readonly number[]) => void
}

type AllProps = Pick<BulkBarProps, 'ads' | 'selected' | 'onSelect'>

function SelectAll({ ads, selected, onSelect }: AllProps) {
  const words = useWords(phrases)
  const isAll = ads.length > 0 && ads.every(({ id }) => selected.has(id))
  return (
    <label className="flex min-h-10 items-center gap-3">
      <input
        type="checkbox"
        checked={isAll}
        onChange={() => onSelect(isAll ? [] : ads.map(({ id }) => id))}
        className="choice-mark"
      />
      {words('selectAll')}
    </label>
  )
}

type ConfirmedAction = 'renew' | 'close' | 'delete'

const questions = {
  renew: { title: 'renewManyTitle', text: 'renewManyText', action: 'renew' },
  close: { title: 'closeManyTitle', text: 'closeManyText', action: 'markWithdrawn' },
  delete: { title: 'deleteManyTitle', text: 'deleteManyText', action: 'removeMany' },
} as const

type QuestionProps = {
  confirmed: ConfirmedAction
  isReviewed: boolean
  onClose: () => void
  onConfirm: () => Promise<void>
}

function Question({ confirmed, isReviewed, onClose, onConfirm }: QuestionProps) {
  const words = useWords(phrases)
  const { title, text, action } = questions[confirmed]
  return (
    <Confirm
      isOpen
      onClose={onClose}
      title={words(title)}
      action={words(action)}
      onConfirm={onConfirm}
    >
      <p>{words(text)}</p>
      {isReviewed && <p className="rounded-card bg-sand p-4">{words('renewManyReviewed')}</p>}
    </Confirm>
  )
}

type ButtonsProps = { isBusy: boolean; onAct: (action: 'hide' | 'show') => void } & {
  onAsk: (confirmed: ConfirmedAction) => void
}

function Buttons({ isBusy, onAct, onAsk }: ButtonsProps) {
  const words = useWords(phrases)
  const look = { variant: 'quiet', size: 'small', 'aria-disabled': isBusy } as const
  return (
    <div className="ms-auto flex flex-wrap items-center gap-2">
      <Button {...look} onClick={() => onAct('hide')}>
        {words('hide')}
      </Button>
      <Button {...look} onClick={() => onAct('show')}>
        {words('show')}
      </Button>
      <Button {...look} onClick={() => onAsk('renew')}>
        {words('renew')}
      </Button>
      <Menu
        label={words('moreForSelected')}
        icon={<Icon name="ellipsis-vertical" className="size-5" />}
      >
        <button type="button" className={menuItemClass} onClick={() => onAsk('close')}>
          {words('markWithdrawn')}
        </button>
        <button type="button" className={menuItemClass} onClick={() => onAsk('delete')}>
          {words('removeMany')}
        </button>
      </Menu>
    </div>
  )
}

/** Always rendered, so that the focus has a place to stay. */
export function BulkBar({ ads, selected, onSelect, onDone }: BulkBarProps) {
  const words = useWords(phrases)
  const toast = useToast()
  const { act, refused, isBusy } = useBulk()
  const [confirmed, setAsked] = useState<ConfirmedAction>()
  const ids = [...selected].slice(0, maxAtOnce)
  const withSome = (work: () => void) => {
    if (ids.length === 0) toast({ kind: 'error', text: words('selectFirst') })
    else work()
  }
  const isChosenForReview = ({ id, review }: OwnCard) => selected.has(id) && review === 'return'
  const done = async (action: 'hide' | 'show' | ConfirmedAction) => {
    onDone(await act(action, ids))
  }
  return (
    <div className="grid gap-3 border-b border-line px-3 py-3 md:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SelectAll ads={ads} selected={selected} onSelect={onSelect} />
        <span role="status" className="text-sm text-muted">
          {ids.length > 0 && words('selected', { count: ids.length })}
        </span>
        <Buttons
          isBusy={isBusy}
          onAct={(action) => withSome(() => void done(action))}
          onAsk={(one) => withSome(() => setAsked(one))}
        />
      </div>
      <RefusedAds refused={refused} ads={ads} />
      {confirmed && (
        <Question
          confirmed={confirmed}
          isReviewed={confirmed === 'renew' && ads.some(isChosenForReview)}
          onClose={() => setAsked(undefined)}
          onConfirm={() => done(confirmed)}
        />
      )}
    </div>
  )
}
