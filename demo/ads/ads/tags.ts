import type { Facts } from './facts.ts'

const roomTags = ['studio', 'one', 'two', 'three']

function dealTags({ deal }: Facts): string[] {
  const tags: string[] = [deal.purpose, deal.ready]
  if (deal.rentPeriod) tags.push(deal.rentPeriod)
  if (deal.cheques) tags.push(deal.cheques === 1 ? 'one-cheque' : 'cheques')
  if (deal.mortgageEligible) tags.push('mortgage')
  if (deal.tenancy) tags.push(deal.tenancy)
  return tags
}

function bodyTags({ body, slot }: Facts): string[] {
  const tags: string[] = [...body.features]
  if (body.furnished) tags.push(body.furnished)
  if (body.view) tags.push(`view-${body.view}`)
  if (body.storey) tags.push(`storey-${body.storey}`)
  if (body.rooms !== null) tags.push(roomTags[body.rooms] ?? 'many')
  if (body.propertyAge !== null && body.propertyAge > 8) tags.push('aged')
  if (body.propertyAge !== null && body.propertyAge > 15) tags.push('veteran')
  if (body.propertyAge !== null && body.propertyAge <= 3) tags.push('young')
  if (body.place !== slot.community) tags.push('named')
  return tags
}

const homes = new Set(['flat', 'house'])

/** What a fragment of text may ask for in its `when`. */
export function tagsOf(facts: Facts): Set<string> {
  const { slot } = facts
  const { kind } = slot.typeMarket
  const [category = '', type = ''] = slot.type.split('/')
  return new Set([
    kind,
    category,
    type,
    homes.has(kind) ? 'home' : 'no-home',
    slot.emirate.slug,
    slot.community.slug,
    ...slot.market.traits.map((trait) => `near-${trait}`),
    ...dealTags(facts),
    ...bodyTags(facts),
  ])
}

/** "flat|house sale -furnished": every word must hold, `|` is or, `-` is not. */
export function fits(when: string, tags: ReadonlySet<string>): boolean {
  return when
    .split(' ')
    .filter(Boolean)
    .every((word) =>
      word.startsWith('-')
        ? !tags.has(word.slice(1))
        : word.split('|').some((choice) => tags.has(choice)),
    )
}
