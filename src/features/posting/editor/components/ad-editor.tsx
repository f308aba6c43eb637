import { useEffect, useRef, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Surface } from '#ui/surface.tsx'
import { phrases } from '../phrases/screen.ts'
import { countBySteps } from '../rules.ts'
import { typedOf } from '../rules/typed/of-property.ts'
import type { Typed } from '../rules/typed/values.ts'
import { AdForm } from './ad-form.tsx'
import { AdFormContext } from './ad-form-context.ts'
import { ConflictPanel } from './frame/conflict-panel.tsx'
import { LeaveGuard } from './frame/leave-guard.tsx'
import { Preview } from './frame/preview.tsx'
import { previewOf } from './frame/preview-ad.ts'
import { PublishDialog } from './frame/publish-dialog.tsx'
import { Published } from './frame/published.tsx'
import { SaveMark } from './frame/save-mark.tsx'
import { StepList } from './frame/step-list.tsx'
import { type EditorStart, forgetText } from './editor-start.ts'
import type { OwnAd } from './saving/session.ts'
import { type Ad, useAd } from './use-ad.ts'
import type { EditorOptions } from './use-basis.ts'

type ConflictProps = { onSettle: (own: OwnAd, start: Typed) => void }

function Title({ ad }: { ad: Ad }) {
  const words = useWords(phrases)
  const { basis, autosave } = ad
  const isReviewed = (basis.saved?.review ?? 'none') !== 'none'
  const [title, note] = basis.isDraft
    ? (['postTitle', 'postNote'] as const)
    : (['editTitle', isReviewed ? 'editNoteReviewed' : 'editNote'] as const)
  const isSilent = !basis.isDraft && !basis.conflict
  return (
    <div className="grid gap-1">
      <h1 className="text-2xl md:text-3xl">{words(title)}</h1>
      <p className="text-muted">{words(note)}</p>
      {!isSilent && (basis.session.id !== undefined || autosave.problem) && (
        <SaveMark state={autosave.state} problem={autosave.problem} />
      )}
    </div>
  )
}

/** The guard may run long after a render, so it reads the latest ad from a ref. */
function Guard({ ad }: { ad: Ad }) {
  const latest = useRef(ad)
  useEffect(() => {
    latest.current = ad
  })
  const { isDraft, conflict } = ad.basis
  return (
    <LeaveGuard
      isUnsaved={() => latest.current.isUnsaved}
      flush={isDraft && !conflict ? ad.autosave.flush : async () => false}
    />
  )
}

function Middle({ ad, options, onSettle }: ConflictProps & { ad: Ad; options: EditorOptions }) {
  const { conflict } = ad.basis
  return (
    <div className="grid min-w-0 content-start gap-6">
      <Title ad={ad} />
      {conflict && <ConflictPanel ad={ad} found={conflict} onSettle={onSettle} />}
      <Surface className="p-4 sm:p-6">
        <AdForm ad={ad} options={options} />
      </Surface>
    </div>
  )
}

function Version({ onSettle, ...options }: EditorOptions & ConflictProps) {
  const ad = useAd(options)
  const { lookups, start, at, goTo } = options
  if (ad.published) return <Published property={ad.published} />
  const { typed, reading, basis, blockingFaults, onBusy } = ad
  const { saved } = basis
  const drawn = { typed, values: reading.values, saved, ...lookups }
  return (
    <AdFormContext value={{ start, typed, saved, onBusy, ...lookups }}>
      <div className="page-width grid grid-cols-1 gap-6 pt-4 pb-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8 lg:pt-10 xl:grid-cols-[15rem_minmax(0,1fr)_18rem]">
        <StepList at={at} missing={countBySteps(blockingFaults)} onGo={goTo} />
        <Middle ad={ad} options={options} onSettle={onSettle} />
        <div className="min-w-0 lg:col-start-2 xl:col-start-3">
          <Preview ad={previewOf(drawn)} />
        </div>
      </div>
      <PublishDialog ad={ad} />
      <Guard ad={ad} />
    </AdFormContext>
  )
}

type EditorState = Omit<EditorStart, 'owner'> & { round: number }

export function AdEditor(options: EditorOptions) {
  const [settled, setSettled] = useState<EditorState>()
  const settle = (own: OwnAd, start: Typed) => {
    forgetText(options.owner, own.property.id)
    const stored = typedOf(own.property)
    const begun = { own, stored, start, isStale: false, keptBase: {}, sent: [] }
    setSettled({ ...begun, round: (settled?.round ?? 0) + 1 })
  }
  const { round = 0, ...merged } = settled ?? {}
  return <Version key={round} {...options} {...merged} onSettle={settle} />
}
