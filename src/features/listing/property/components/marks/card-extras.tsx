import { useWords } from '#i18n/words.tsx'
import { Icon } from '#ui/icon.tsx'
import { phrases } from '../../phrases/card-extras.ts'
import { comparedIds } from './chosen-ads.ts'

export function CompareMark({ id, title }: { id: number; title: string }) {
  const words = useWords(phrases)
  const isCompared = comparedIds.use().includes(id)
  return (
    <button
      type="button"
      data-compare={id}
      aria-pressed={isCompared}
      aria-label={words('compare', { title })}
      className="mark"
    >
      <Icon name="scale" className="size-5" />
    </button>
  )
}

const arrow =
  'absolute inset-y-0 z-10 my-auto flex size-9 items-center justify-center rounded-full bg-card/90 text-ink opacity-0 transition-opacity group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:hidden rtl:-scale-x-100'

type ArrowsProps = { at: number; show: (at: number) => void }

export function CardArrows({ at, show }: ArrowsProps) {
  const words = useWords(phrases)
  return (
    <>
      <button
        type="button"
        className={`${arrow} start-2`}
        aria-label={words('previousPhoto')}
        onClick={() => show(at - 1)}
      >
        <Icon name="chevron-left" className="size-5" />
      </button>
      <button
        type="button"
        className={`${arrow} end-2`}
        aria-label={words('nextPhoto')}
        onClick={() => show(at + 1)}
      >
        <Icon name="chevron-right" className="size-5" />
      </button>
    </>
  )
}
