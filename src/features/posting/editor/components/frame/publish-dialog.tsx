import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { phrases as forms } from '#ui/form/phrases.ts'
import { phrases } from '../../phrases/publish.ts'
import type { Ad } from '../use-ad.ts'
import { Missing, Point, Truth } from './checklist-point.tsx'
import { permitIn, PermitDoubles, PermitPoint, usePermitDoublesChecked } from './permit-point.tsx'
import { SavedChecks } from './saved-checks.tsx'

function Checklist({ ad }: { ad: Ad }) {
  const words = useWords(phrases)
  const { blockingFaults, underway, goToField } = ad
  const count = blockingFaults.length
  return (
    <ul className="grid gap-4">
      <Point
        grade={count === 0 ? 'right' : 'wrong'}
        title={count === 0 ? words('allThere') : words('stillMissing', { count })}
      >
        {count > 0 && <Missing faults={blockingFaults} onGo={goToField} />}
      </Point>
      <PermitPoint permit={permitIn(ad)} onGo={goToField} />
      {underway > 0 && <Point grade="wrong" title={words('underway', { count: underway })} />}
    </ul>
  )
}

function usePublishing({ submit, dialog }: Ad) {
  const [isBusy, setBusy] = useState(false)
  const publish = async () => {
    if (isBusy) return
    setBusy(true)
    await submit().finally(() => setBusy(false))
    dialog.close()
  }
  return { isBusy, publish }
}

/** Spec 2: the warning box before publishing, as a checklist. */
export function PublishDialog({ ad }: { ad: Ad }) {
  const words = useWords(phrases)
  const formWords = useWords(forms)
  const { dialog, blockingFaults, underway, basis, goToField } = ad
  const [isTrue, setTrue] = useState(false)
  const { isBusy, publish } = usePublishing(ad)
  const doubles = usePermitDoublesChecked(ad)
  const isReady = isTrue && doubles.isSettled && blockingFaults.length === 0 && underway === 0
  return (
    <Dialog
      isOpen={dialog.isOpen}
      onClose={dialog.close}
      title={words('title')}
      shape="sheet"
      footer={
        <>
          <Button variant="quiet" onClick={dialog.close}>
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
        <PermitDoubles doubles={doubles} />
        <Truth isTrue={isTrue} onChange={setTrue}>
          {words('isTrue')}
        </Truth>
      </div>
    </Dialog>
  )
}
