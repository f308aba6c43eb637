import type { Sentence } from '#features/search/filters/rules/sentence.ts'
import { useWords } from '#i18n/words.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../../phrases/rare.ts'

export function SentenceNotice({ said, address }: Sentence) {
  const words = useWords(phrases)
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="text-muted">{words('understood', { said })}</span>
      <SiteLink
        href={address}
        preload={false}
        className="inline-flex min-h-8 items-center font-medium text-palm underline"
      >
        {words('searchWords')}
      </SiteLink>
    </p>
  )
}
