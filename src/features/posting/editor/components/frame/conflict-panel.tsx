import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { formatNumber } from '#i18n/format.ts'
import { placeLine } from '#features/listing/property/components/place-line.ts'
import { Button } from '#ui/button.tsx'
import { RadioField } from '#ui/form/choices/radio-field.tsx'
import { Surface } from '#ui/surface.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases as fields } from '../../phrases/fields.ts'
import { phrases } from '../../phrases/saving.ts'
import { inOrder } from '../../rules.ts'
import type { Conflict } from '../../rules/typed/conflicts.ts'
import { placeIn, typedOf } from '../../rules/typed/of-property.ts'
import { planParts } from '#features/listing/payment-plan/contract.ts'
import { type Path, plan } from '../../rules/typed/paths.ts'
import type { Typed, Value } from '../../rules/typed/values.ts'
import { useAdForm } from '../ad-form-context.ts'
import type { OwnAd } from '../saving/session.ts'
import type { Ad } from '../use-ad.ts'
import type { FoundConflict } from '../use-basis.ts'
import { useFieldName } from './field-name.ts'

const isWord = (value: string): value is keyof typeof fields => value in fields
const wordOf: Record<string, keyof typeof fields> = {
  'off-plan': 'offPlan',
  'semi-finished': 'semiFinished',
  furnished: 'isFurnished',
}

function useShown() {
  const words = useWords(phrases)
  const fieldWords = useWords(fields)
  const language = useLanguage()
  const { types, adTypes } = useAdForm()
  const named = (id: Value) => [...types].find((type) => type.id === id)?.name
  return (path: Path, value: Value, typed: Typed): string => {
    if (value === null) return words('empty')
    if (path === 'locationId') return placeLine(placeIn(typed)?.path ?? [], language)
    const name = path === 'adTypeId' ? adTypes.find(({ id }) => id === value)?.name : named(value)
    if (path.endsWith('ypeId') && name) return textIn(name, language)
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      return Object.values(value).join(' + ')
    }
    if (Array.isArray(value)) return words('items', { count: value.length })
    if (path === 'qrCodeImageId') return words('upload')
    if (typeof value === 'boolean') return words(value ? 'yes' : 'no')
    if (typeof value === 'number') return formatNumber(value, language)
    const text = String(value)
    const key = wordOf[text] ?? text
    return isWord(key) ? fieldWords(key) : text
  }
}

function partsOf(path: string): string[] {
  if (path === 'locationId') return ['locationId', 'place']
  return path === plan ? planParts.map((part) => `${plan}.${part}`) : [path]
}

function mergeChoices(mine: Typed, theirs: Typed, paths: readonly string[]): Typed {
  const taken = paths.flatMap(partsOf)
  const { version: _, ...typed } = mine
  return { ...typed, ...Object.fromEntries(taken.map((path) => [path, theirs[path] ?? ''])) }
}

type ConflictFieldProps = { conflict: Conflict; mine: Typed; theirs: Typed }

function Field({ conflict, mine, theirs }: ConflictFieldProps) {
  const words = useWords(phrases)
  const nameOf = useFieldName()
  const shown = useShown()
  const { path, isMineNew } = conflict
  return (
    <RadioField
      legend={nameOf(path)}
      name={`choice ${path}`}
      selected={isMineNew ? 'mine' : 'theirs'}
      className="sm:grid-cols-2"
      choices={[
        {
          value: 'mine',
          label: words('mine'),
          note: <bdi>{shown(path, conflict.mine, mine)}</bdi>,
        },
        {
          value: 'theirs',
          label: words('theirs'),
          note: <bdi>{shown(path, conflict.theirs, theirs)}</bdi>,
        },
      ]}
    />
  )
}

/**
 * A draft is saved while its user types: the focus must not leave the field in the middle of a word, and
 * the toast says what the panel above may be too far away to say. Saving on request has a toast already.
 */
function useArrival({ basis: { isDraft } }: Ad) {
  const words = useWords(phrases)
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const arrive = useEffectEvent(() => {
    const isTyping = document.activeElement?.matches('input, select, textarea')
    if (!isTyping) form.current?.querySelector('h2')?.focus()
    else if (isDraft) toast({ kind: 'error', text: words('conflictTitle') })
  })
  useLayoutEffect(() => arrive(), [])
  return form
}

type ConflictPanelProps = {
  ad: Ad
  found: FoundConflict
  onSettle: (own: OwnAd, start: Typed) => void
}

export function ConflictPanel({ ad, found, onSettle }: ConflictPanelProps) {
  const words = useWords(phrases)
  const form = useArrival(ad)
  const theirs = typedOf(found.now.property)
  const conflicts = inOrder(found.conflicts)
  const settle = () => {
    const choices = [...new FormData(form.current ?? undefined)]
    const taken = choices.filter(([, side]) => side === 'theirs')
    const paths = taken.map(([name]) => name.replace('choice ', ''))
    onSettle(found.now, mergeChoices(ad.typed, theirs, paths))
  }
  return (
    <Surface className="border-gold p-4 sm:p-6">
      <form
        ref={form}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          settle()
        }}
      >
        <div className="grid gap-1">
          <h2 tabIndex={-1} className="text-lg outline-none">
            {words('conflictTitle')}
          </h2>
          <p role="status" className="text-muted">
            {words('conflictNote')}
          </p>
        </div>
        {conflicts.map((one) => (
          <Field key={one.path} conflict={one} mine={ad.typed} theirs={theirs} />
        ))}
        <div>
          <Button type="submit" variant="primary">
            {words('settle')}
          </Button>
        </div>
      </form>
    </Surface>
  )
}
