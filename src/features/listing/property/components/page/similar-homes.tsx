import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { Button } from '#ui/button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { similarProperties } from '../../contract.ts'
import { phrases } from '../../phrases/story.ts'
import type { Contact } from '../contact-of.ts'
import { PropertyCard } from '../property-card.tsx'
import { similarTo } from './similar-to.ts'
import { Icon } from '#ui/icon.tsx'

function Arrows({ move }: { move: (by: 1 | -1) => void }) {
  const words = useWords(phrases)
  return (
    <div className="flex gap-2 pointer-coarse:hidden noscript:hidden">
      <Button variant="quiet" isIcon aria-label={words('earlierHomes')} onClick={() => move(-1)}>
        <Icon name="chevron-left" className="size-5 rtl:-scale-x-100" />
      </Button>
      <Button variant="quiet" isIcon aria-label={words('moreHomes')} onClick={() => move(1)}>
        <Icon name="chevron-right" className="size-5 rtl:-scale-x-100" />
      </Button>
    </div>
  )
}

export function SimilarHomes({ id, site }: { id: number; site: Contact }) {
  const words = useWords(phrases)
  const strip = useRef<HTMLUListElement>(null)
  const { data } = useSuspenseQuery(useQueryFor(similarProperties, similarTo(id)))
  const move = (by: 1 | -1) => {
    const list = strip.current
    const isMirrored = list?.matches(':dir(rtl)')
    list?.scrollBy({ left: by * list.clientWidth * (isMirrored ? -0.9 : 0.9) })
  }
  if (data.properties.length === 0) return null
  return (
    <section className="grid gap-4 print:hidden">
      <SectionHeading action={data.properties.length > 3 && <Arrows move={move} />}>
        {words('similar')}
      </SectionHeading>
      <ul
        ref={strip}
        className="-mx-4 flex snap-x scroll-ps-4 gap-4 overflow-x-auto scroll-smooth px-4 pb-3 md:gap-5"
      >
        {data.properties.map((ad) => (
          <li key={ad.id} className="w-[min(20rem,85vw)] shrink-0 snap-start">
            <PropertyCard ad={ad} site={site} />
          </li>
        ))}
      </ul>
    </section>
  )
}
