import { type ReactNode, useState } from 'react'
import { permitFaults } from '#features/permits/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultsFor } from '#platform/browser/check-input.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import type { FormFault } from '#ui/form/form-state.ts'
import { phrases as forms } from '#ui/form/phrases.ts'
import { Icon } from '#ui/icon.tsx'
import { phrases } from '../../phrases/publish.ts'
import { phrases as screen } from '../../phrases/screen.ts'
import { stepOf } from '../../rules.ts'
import { placeIn } from '../../typed/of-property.ts'
import type { Ad } from '../use-ad.ts'
import { SavedChecks } from './saved-checks.tsx'
import { useFieldName } from './field-name.ts'

type PointProps = { isRight: boolean; isWarning?: boolean; title: string; children?: ReactNode }

/** One line of the checklist. */
function Point({ isRight, isWarning, title, children }: PointProps) {
  const tone = isRight ? 'text-palm' : isWarning ? 'text-gold' : 'text-danger'
  return (
    <li className="grid gap-1">
      <p className="flex gap-3">
        <Icon
          name={isRight ? 'circle-check' : 'triangle-exclamation-point'}
          className={`mt-0.5 size-5 shrink-0 ${tone}`}
        />
        <span className="font-medium">{title}</span>
      </p>
      {children}
    </li>
  )
}

type Go = { onGo: (path: string) => void }

/** What is missing, each with its step and the way to it. */
function Missing({ faults, onGo }: Go & { faults: readonly FormFault[] }) {
  const words = useWords(screen)
  const nameOf = useFieldName()
  return (
    <ul className="grid ps-8">
      {faults.map(({ path = '', msg }) => {
        const step = stepOf(path)
        return (
          <li key={`${path} ${msg}`}>
            <button
              type="button"
              className="min-h-9 text-start underline underline-offset-4 hover:text-danger"
              onClick={() => onGo(path)}
            >
              {step && <span className="text-muted">{words(step)} · </span>}
              <span className="font-medium">{nameOf(path)}</span> · {msg}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Domain.md 1: what the permit lacks; whether that keeps the ad away the server knows. */
function usePermitFaults({ typed, reading: { values } }: Ad): FormFault[] {
  const language = useLanguage()
  const text = (path: 'permitNumber' | 'permitType' | 'permitExpiresAt') =>
    (values[path] ?? null) as string | null
  const permit = {
    permitNumber: text('permitNumber'),
    permitType: text('permitType'),
    permitExpiresAt: text('permitExpiresAt'),
    slugs: placeIn(typed)?.slugs ?? [],
  }
  return faultsFor(permitFaults(permit, dayInDubai(new Date())), language)
}

function Checklist({ ad }: { ad: Ad }) {
  const words = useWords(phrases)
  const { lacking, underway, goToField } = ad
  const permit = usePermitFaults(ad)
  const count = lacking.length
  return (
    <ul className="grid gap-4">
      <Point
        isRight={count === 0}
        title={count === 0 ? words('allThere') : words('stillMissing', { count })}
      >
        {count > 0 && <Missing faults={lacking} onGo={goToField} />}
      </Point>
      <Point
        isRight={permit.length === 0}
        isWarning
        title={words(permit.length === 0 ? 'permitThere' : 'permitLacks')}
      >
        {permit.length > 0 && <Missing faults={permit} onGo={goToField} />}
      </Point>
      {underway > 0 && <Point isRight={false} title={words('underway', { count: underway })} />}
    </ul>
  )
}

type Confirmed = { isTrue: boolean; onChange: (isTrue: boolean) => void }

function Truth({ isTrue, onChange }: Confirmed) {
  const words = useWords(phrases)
  return (
    <label className="flex min-h-11 gap-3 rounded-card bg-sand p-4">
      <input
        type="checkbox"
        checked={isTrue}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-palm"
      />
      <span>{words('isTrue')}</span>
    </label>
  )
}

function usePublishing({ submit, asking }: Ad) {
  const [isBusy, setBusy] = useState(false)
  const publish = async () => {
    if (isBusy) return
    setBusy(true)
    await submit().finally(() => setBusy(false))
    asking.close()
  }
  return { isBusy, publish }
}

/** Spec 2: the warning box before publishing, as a checklist. */
export function PublishDialog({ ad }: { ad: Ad }) {
  const words = useWords(phrases)
  const formWords = useWords(forms)
  const { asking, lacking, underway, basis, goToField } = ad
  const [isTrue, setTrue] = useState(false)
  const { isBusy, publish } = usePublishing(ad)
  const isReady = isTrue && lacking.length === 0 && underway === 0
  return (
    <Dialog
      isOpen={asking.isOpen}
      onClose={asking.close}
      title={words('title')}
      shape="sheet"
      footer={
        <>
          <Button variant="quiet" onClick={asking.close}>
            {words('cancel')}
          </Button>
          <Button
            variant="main"
            disabled={!isReady}
            aria-disabled={isBusy}
            onClick={() => void publish()}
          >
            {isBusy ? formWords('sending') : words('publish')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="text-muted">{words('intro')}</p>
        <Checklist ad={ad} />
        <SavedChecks saved={basis.saved} onGo={goToField} />
        <Truth isTrue={isTrue} onChange={setTrue} />
      </div>
    </Dialog>
  )
}
