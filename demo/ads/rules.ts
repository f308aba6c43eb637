import type { CatalogueRows } from '#features/reference/catalogue/rules.ts'
import type { Place } from '#features/reference/places/rules.ts'
import { bodyOf } from './ads/body.ts'
import { dealOf } from './ads/deal.ts'
import type { Facts, Slot } from './ads/facts.ts'
import { type DemoProperty, propertyOf } from './ads/property.ts'
import { publishedAt } from './ads/publishing.ts'
import { randomOf } from './ads/random.ts'
import { slotsOf } from './ads/slots.ts'
import { tagsOf } from './ads/tags.ts'
import { abuDhabiMarket } from './market/abu-dhabi.ts'
import { ajmanMarket } from './market/ajman.ts'
import { dubaiMarket } from './market/dubai.ts'
import { fujairahMarket, rasAlKhaimahMarket, ummAlQuwainMarket } from './market/north.ts'
import { sharjahMarket } from './market/sharjah.ts'
import type { DemoAccount, Manners } from './people/account.ts'
import { accountsOf } from './people/accounts.ts'
import { agencies as offices } from './people/agencies.ts'
import { advertisersOf } from './people/advertiser.ts'
import { Chooser, noUses } from './words/choose.ts'
import { descriptionOf } from './words/description.ts'
import type { Words } from './words/fragment.ts'
import { titleOf } from './words/title.ts'
import { valuesOf } from './words/values.ts'

export type { DemoAccount, DemoProperty }

export const markets = [
  ...dubaiMarket,
  ...abuDhabiMarket,
  ...sharjahMarket,
  ...ajmanMarket,
  ...rasAlKhaimahMarket,
  ...ummAlQuwainMarket,
  ...fujairahMarket,
]

export type DemoInput = {
  places: readonly Place[]
  propertyTypes: CatalogueRows['propertyTypes']
  words: Words
  manners: Manners
  /** The newest ad is two hours older than this, the oldest ten weeks. */
  today: Date
}

export type DemoContent = {
  agencies: DemoAccount[]
  people: DemoAccount[]
  properties: DemoProperty[]
}

/** Ads come in no order of place: their ages are dealt like cards. */
function shuffle(count: number): number[] {
  const random = randomOf(1971)
  const order = Array.from({ length: count }, (_, index) => index)
  for (let at = count - 1; at > 0; at--) {
    const other = random.whole(0, at)
    const moved = order[at] as number
    order[at] = order[other] as number
    order[other] = moved
  }
  return order
}

function communitiesOf(slots: readonly Slot[]): Map<string, Place[]> {
  const byEmirate = Map.groupBy(slots, (slot) => slot.emirate.slug)
  return new Map(
    [...byEmirate].map(([slug, own]) => [slug, [...new Set(own.map((slot) => slot.community))]]),
  )
}

/** Writes up the ads in turn, so that neighbours get different words. */
function writer(words: Words) {
  const uses = noUses()
  const taken = new Set<string>()
  return (facts: Facts) => {
    const random = randomOf(50_000 + facts.slot.number)
    const chooser = new Chooser(tagsOf(facts), facts.slot.community.slug, { random, uses })
    const values = valuesOf(facts, words)
    const title = titleOf(chooser, values, { words, taken })
    const description = descriptionOf(chooser, values, words)
    return {
      nameEn: title.en,
      nameAr: title.ar,
      descriptionEn: description.en,
      descriptionAr: description.ar,
    }
  }
}

/** The whole demo; the same input always gives the same output. */
export function makeDemo({ words, manners, today, ...known }: DemoInput): DemoContent {
  const places = new Map(known.places.map((place) => [place.slug, place]))
  const types = new Set(known.propertyTypes.map(({ category, slug }) => `${category}/${slug}`))
  const slots = slotsOf(markets, { places, types })
  const { agencies, people } = accountsOf(manners, { today, communities: communitiesOf(slots) })
  const prefixes = new Map(offices.map(({ slug, prefix }) => [slug, prefix]))
  const advertiserOf = advertisersOf([...agencies, ...people])
  const ages = shuffle(slots.length)
  const write = writer(words)
  const properties = slots.flatMap((slot, index) => {
    const random = randomOf(slot.number)
    const deal = dealOf(slot, today, random)
    const facts = { slot, deal, body: bodyOf(slot, deal, { places, random }) }
    const advertiser = advertiserOf(facts, random)
    if (!advertiser) return []
    const published = publishedAt((ages[index] ?? 0) / slots.length, today)
    const prefix = prefixes.get(advertiser.agency ?? advertiser.slug) ?? 'DIR'
    const property = propertyOf(facts, { advertiser, prefix, published, today, random })
    return [{ ...property, ...write(facts) }]
  })
  return { agencies, people, properties }
}
