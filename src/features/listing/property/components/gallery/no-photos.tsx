import { useWords } from '#i18n/words.tsx'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/page.ts'
import { TypeDrawing } from '../type-drawing.tsx'

export function NoPhotos({ ad }: { ad: Property }) {
  const words = useWords(phrases)
  return (
    <div className="flex flex-col items-center gap-2 rounded-card bg-sand px-4 pt-4 pb-6 text-center md:flex-row md:justify-center md:gap-8 md:py-6 md:text-start print:hidden">
      <div className="aspect-3/2 h-36 shrink-0 md:h-44">
        <TypeDrawing ad={ad} />
      </div>
      <p className="max-w-xs text-muted">{words('photosLater')}</p>
    </div>
  )
}
