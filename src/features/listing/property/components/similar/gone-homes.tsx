import { useSuspenseQuery } from '@tanstack/react-query'
import { useQueryFor } from '#platform/page-query.ts'
import { similarProperties } from '../../contract.ts'
import type { Contact } from '../contact-of.ts'
import { SimilarStrip } from './similar-strip.tsx'
import { similarTo } from './similar-to.ts'

export function GoneHomes({ id, site }: { id: number; site: Contact }) {
  const { data } = useSuspenseQuery(useQueryFor(similarProperties, similarTo(id)))
  if (data.properties.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-4">
      <SimilarStrip ads={data.properties} site={site} />
    </section>
  )
}
