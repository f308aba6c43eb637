import { useLayoutEffect, useRef } from 'react'
import { focusHeading } from '#app/routing/focus-heading.ts'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { phrases as ui } from '#ui/phrases.ts'
import { phrases } from '../phrases/trouble.ts'
import { type Failed, type Trouble, trouble, useIsOffline } from './trouble.ts'

type PhraseName = Exclude<keyof typeof phrases, 'tryAgain'>

function nameOf(now: Trouble | undefined, isOffline: boolean): PhraseName {
  if (now?.kind === 'failed' && now.isTrying) return 'trying'
  if (now?.kind === 'failed' && isOffline) return now.isSamePage ? 'offlineUpdate' : 'offlineOpen'
  if (now?.kind === 'failed') return now.isSamePage ? 'notUpdated' : 'notOpened'
  return isOffline ? 'offline' : 'slow'
}

function Actions({ failed }: { failed: Failed }) {
  const words = useWords(phrases)
  const ofUi = useWords(ui)
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
        {words('tryAgain')}
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

/** Sticky, so that it covers no end of the page; `frame.css` keeps the focus above it. */
export function TroubleStrip() {
  const words = useWords(phrases)
  const now = trouble.use()
  const isOffline = useIsOffline()
  const isShown = now !== undefined || isOffline
  return (
    <div className={isShown ? 'trouble' : 'absolute'}>
      {/* Always there: screen readers announce only changes of a region they know. */}
      <p role="status">{isShown && words(nameOf(now, isOffline))}</p>
      {now?.kind === 'failed' && <Actions failed={now} />}
    </div>
  )
}
