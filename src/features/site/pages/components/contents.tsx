import { useWords } from '#i18n/words.tsx'
import { phrases } from '../phrases/screen.ts'
import type { SectionShown } from './page-shown.ts'

/** Fewer sections are seen at a glance. */
export const minSectionsListed = 5

type ContentsProps = { sections: readonly SectionShown[] }

export function Contents({ sections }: ContentsProps) {
  const words = useWords(phrases)
  return (
    <nav
      aria-labelledby="contents"
      className="grid content-start gap-2 lg:sticky lg:top-6 print:hidden"
    >
      <h2 id="contents" className="text-sm text-muted">
        {words('contents')}
      </h2>
      <ol className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-8 items-center text-palm hover:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
