import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { useNear } from '#ui/near/use-near.ts'
import { similarProperties } from '../../contract.ts'
import { phrases } from '../../phrases/story.ts'
import type { Contact } from '../contact-of.ts'
import type { SimilarLink } from './similar-links.ts'
import { SimilarStrip } from './similar-strip.tsx'
import { similarTo } from './similar-to.ts'

/** For crawlers, for readers without scripts, and until the cards come. */
function Links({ links }: { links: readonly SimilarLink[] }) {
  const words = useWords(phrases)
  return (
    <>
      <SectionHeading>{words('similar')}</SectionHeading>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {links.map(({ href, title, price, place }) => (
          <li key={href} className="min-w-0 border-b border-line py-2">
            <a
              href={href}
              className="written-line block font-medium hover:text-palm hover:underline"
            >
              <bdi lang={title?.lang}>{title?.text}</bdi>
            </a>
            <p className="flex flex-wrap gap-x-3 text-sm text-muted">
              <bdi>{price}</bdi>
              <span>{place}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A link that has the focus when the cards take its place hands it to the card of the same ad. */
function useFocusOfLink(hasCards: boolean) {
  const section = useRef<HTMLElement>(null)
  const focused = useRef<string>(undefined)
  useLayoutEffect(() => {
    const href = focused.current
    if (!hasCards || !href) return
    section.current?.querySelector<HTMLElement>(`h3 > a[href="${CSS.escape(href)}"]`)?.focus()
  }, [hasCards])
  const note = ({ type, target }: FocusEvent<HTMLElement>) => {
    focused.current = type === 'focus' ? (target.getAttribute('href') ?? undefined) : undefined
  }
  return { section, note }
}

type SimilarProps = { id: number; site: Contact; links: readonly SimilarLink[] }

export function SimilarHomes({ id, site, links }: SimilarProps) {
  const [isNear, setNear] = useState(false)
  const box = useNear<HTMLDivElement>(() => setNear(true))
  const similar = useQueryFor(similarProperties, similarTo(id))
  const { data, isError } = useQuery({ ...similar, enabled: isNear })
  const { section, note } = useFocusOfLink(data !== undefined)
  // A page that was not loaded from the server has no links to fall back on.
  const isEmpty = data ? data.properties.length === 0 : isError && links.length === 0
  if (isEmpty) return null
  return (
    <div ref={box} className="min-h-[26rem] print:hidden">
      <section ref={section} className="grid grid-cols-1 gap-4" onFocus={note} onBlur={note}>
        {data ? <SimilarStrip ads={data.properties} site={site} /> : <Links links={links} />}
      </section>
    </div>
  )
}
