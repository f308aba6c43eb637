import { useWords } from '#i18n/words.tsx'
import { Icon } from '#ui/icon.tsx'
import { phrases } from '../../phrases/saving.ts'
import type { SaveState } from '../saving/saver.ts'

type SaveMarkProps = { state: SaveState; problem: string | undefined }

/** "Saving…" is not announced: a screen reader would read it with every second of typing. */
export function SaveMark({ state, problem }: SaveMarkProps) {
  const words = useWords(phrases)
  const isUnderway = state === 'waiting' || state === 'saving'
  const announcedStates = { saved: 'saved', unsent: 'unsent', stopped: 'stopped' } as const
  const announcement = isUnderway ? undefined : words(announcedStates[state])
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-2 text-sm text-muted">
      {state === 'saved' && <Icon name="circle-check" className="size-4 text-palm" />}
      {isUnderway && <span aria-hidden>{words('saving')}</span>}
      <span role="status">
        {announcement}
        {problem && ` ${problem}`}
      </span>
    </p>
  )
}
