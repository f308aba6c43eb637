import { useWords } from '#i18n/words.tsx'
import type { PageName } from '../contract.ts'
import { phrases } from '../phrases/notes.ts'
import { PageLink } from './page-link.tsx'

const linkClass = 'text-palm underline underline-offset-4'

export function LegalNote({ says }: { says: keyof typeof phrases }) {
  const words = useWords(phrases)
  const parts = words(says).split(/\{(\w+)\}/)
  return (
    <p className="text-sm text-muted">
      {parts.map((part, at) =>
        at % 2 === 0 ? part : <PageLink key={part} to={part as PageName} className={linkClass} />,
      )}
    </p>
  )
}
