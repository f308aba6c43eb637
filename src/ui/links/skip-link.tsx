import { useWords } from '#i18n/words.tsx'
import { phrases } from '../phrases.ts'

const names = {
  content: 'skipToContent',
  results: 'skipToResults',
  contact: 'skipToContact',
} as const

/** The id of a part of the page. On a page without it, `frame.css` hides the link. */
export type SkipTarget = keyof typeof names

export function SkipLink({ to }: { to: SkipTarget }) {
  const words = useWords(phrases)
  return (
    <a href={`#${to}`} className="skip-link">
      {words(names[to])}
    </a>
  )
}
