import { useWords } from '#i18n/words.tsx'
import { Icon } from '#ui/icon.tsx'
import { phrases } from '../../phrases/saving.ts'
import type { SaveState } from '../saving/saver.ts'

type SaveMarkProps = { state: SaveState; problem: string | undefined }

/** "Saving…" is not announced: a screen reader would read it with every second of typing. */
export function SaveMark({ state, problem }: SaveMarkProps) {
  const words = useWords(phrases)
  const isUnderway = state === 'waiting' || state === 'saving'
  const isWhole = state === 'saved' && !problem
  const isSilent = isUnderway || state === 'refused' || (state === 'saved' && !isWhole)
  return (
    <p className="flex min-h-6 items-start gap-x-2 text-sm text-muted">
      {isWhole && <Icon name="circle-check" className="size-4 shrink-0 self-center text-palm" />}
      {problem && (
        <Icon name="triangle-exclamation-point" className="mt-0.5 size-4 shrink-0 text-danger" />
      )}
      {isUnderway && (
        <span aria-hidden className="whitespace-nowrap">
          {words('saving')}
        </span>
      )}
      <span role="status" className="grid">
        {!isSilent && <span>{words(state)}</span>}
        {problem && <span>{problem}</span>}
      </span>
    </p>
  )
}
