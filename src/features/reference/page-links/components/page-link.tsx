import { useWords } from '#i18n/words.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { type PageName, pagePaths } from '../contract.ts'
import { phrases } from '../phrases/titles.ts'

type PageLinkProps = { to: PageName; className?: string }

export function PageLink({ to, className }: PageLinkProps) {
  const words = useWords(phrases)
  return (
    <SiteLink href={pagePaths[to]} className={className}>
      {words(to)}
    </SiteLink>
  )
}
