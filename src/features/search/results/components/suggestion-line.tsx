import { useWords } from '#i18n/words.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import type { Results } from './results-model.ts'

export function SuggestionLine({ meant }: Pick<Results, 'meant'>) {
  const words = useWords(phrases)
  if (!meant) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span className="text-muted">{words('meant')}</span>
      <SiteLink
        href={meant.address}
        preload={false}
        className="inline-block py-1 font-medium text-palm underline"
      >
        {meant.label}
      </SiteLink>
    </p>
  )
}
