import { useLayoutEffect, useRef } from 'react'
import { focusHeading } from '#app/routing/focus-heading.ts'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { missingParts } from '#ui/loading/lazy-part.ts'
import { phrases as ui } from '#ui/phrases.ts'
import { phrases as retry } from '#ui/phrases/retry.ts'
import { phrases } from '../phrases/trouble.ts'
import { type Failed, type Trouble, trouble, useIsOffline } from './trouble.ts'

const buttonPhrases = { ...ui, ...retry }

type PhraseName = Exclude<keyof typeof phrases, 'reload'>

type StripState = { now: Trouble | undefined; isOffline: boolean; isPartMissing: boolean }

function nameOf({ now, isOffline, isPartMissing }: StripState): PhraseName | undefined {
  if (now?.kind === 'failed' && now.isTrying) return 'trying'
  if (now?.kind === 'failed' && isOffline) return now.isSamePage ? 'offlineUpdate' : 'offlineOpen'
  if (now?.kind === 'failed') return now.isSamePage ? 'notUpdated' : 'notOpened'
  if (isOffline) return 'offline'
  if (isPartMissing) return 'partMissing'
  return now && 'slow'
}

function Actions({ failed }: { failed: Failed }) {
  const ofUi = useWords(buttonPhrases)
  const buttons = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = buttons
    return () => {
      if (current?.contains(document.activeElement)) focusHeading()
    }
  }, [])
  return (
    <div ref={buttons} className="flex items-center gap-1">
      <Button
        variant="quiet"
        aria-disabled={failed.isTrying}
        onClick={() => !failed.isTrying && failed.retry()}
      >
        {ofUi('tryAgain')}
      </Button>
      <Button
        variant="ghost"
        isIcon
        aria-label={ofUi('close')}
        onClick={() => trouble.write(undefined)}
      >
        <Icon name="x" className="size-5" />
      </Button>
    </div>
  )
}

function Reload() {
  const words = useWords(phrases)
  return (
    <Button variant="quiet" onClick={() => window.location.reload()}>
      {words('reload')}
    </Button>
  )
}

/** Sticky, so that it covers no end of the page; `frame.css` keeps the focus above it. */
export function TroubleStrip() {
  const words = useWords(phrases)
  const now = trouble.use()
  const isOffline = useIsOffline()
  const name = nameOf({ now, isOffline, isPartMissing: missingParts.use() > 0 })
  return (
    <div className={name ? 'trouble' : 'absolute'}>
      {/* Always there: screen readers announce only changes of a region they know. */}
      <p role="status">{name && words(name)}</p>
      {now?.kind === 'failed' && <Actions failed={now} />}
      {name === 'partMissing' && <Reload />}
    </div>
  )
}
