import type { ReactNode } from 'react'
import { factTable } from '#features/listing/property/components/facts/fact-table.tsx'
import { factsOf, type ListedFact } from '#features/listing/property/components/facts/facts-of.ts'
import { typeOf } from '#features/listing/property/components/facts/type-of.ts'
import { placeLine } from '#features/listing/property/components/place-line.ts'
import { periodOf } from '#features/listing/property/phrases/rent-period.ts'
import type { Property } from '#features/listing/property/contract.ts'
import { phrases as ofCards } from '#features/listing/property/phrases/card.ts'
import { phrases as ofStory } from '#features/listing/property/phrases/story.ts'
import { squareFoot } from '#i18n/area-factors.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { formatPhrase, type Phrase, textIn } from '#i18n/phrases.ts'
import { nameIn } from '#i18n/texts/both-texts.ts'
import { Bdi } from '#ui/bdi.tsx'
import { Icon } from '#ui/icon.tsx'
import { Price } from '#ui/quantity.tsx'
import { phrases } from '../phrases.ts'
import { differs } from '../rules.ts'
import { monthlyCostOf } from './monthly-cost.ts'

/** A line of the table: null where an ad says nothing about it. */
export type CompareRow = {
  key: string
  label: string
  cells: readonly ReactNode[]
  isDifferent: boolean
}

type Compared = {
  ads: readonly Property[]
  language: Language
  /** In per cent. */
  yearlyRate: number | undefined
}

type Line = {
  key: string
  label: string
  valueOf: (ad: Property) => unknown
  draw: (ad: Property) => ReactNode
}

const rowOf = (ads: readonly Property[]) => {
  return ({ key, label, valueOf, draw }: Line): CompareRow => ({
    key,
    label,
    cells: ads.map((ad) => (valueOf(ad) === null ? null : draw(ad))),
    isDifferent: differs(ads.map(valueOf)),
  })
}

function FullPrice({ ad, language }: { ad: Property; language: Language }) {
  const period = periodOf(ad)
  return (
    <>
      <span className="font-semibold">
        <Price amount={ad.totalPrice} />
      </span>
      {period && <span className="text-sm text-muted"> {formatPhrase(period, language)}</span>}
    </>
  )
}

/** The price of a square metre for a night or a month cannot be compared. */
const areaPriceOf = ({ purpose, rentPeriod, pricePerSqm }: Property) =>
  purpose === 'sale' || rentPeriod === 'yearly' ? pricePerSqm : null

function AreaPrices({ ad, language }: { ad: Property; language: Language }) {
  const perSqm = areaPriceOf(ad) ?? 0
  const isSale = ad.purpose === 'sale'
  const [ofFoot, ofMetre] = isSale
    ? [ofCards.perSqft, ofCards.perSqm]
    : [ofCards.perSqftYearly, ofCards.perSqmYearly]
  const price = (amount: number) => formatMoney(Math.round(amount), language)
  return (
    <span className="grid tabular-nums">
      <span>{formatPhrase(ofFoot, language, { price: price(perSqm * squareFoot) })}</span>
      <span>{formatPhrase(ofMetre, language, { price: price(perSqm) })}</span>
    </span>
  )
}

function moneyLines({ language, yearlyRate }: Compared): Line[] {
  const say = (phrase: Phrase) => formatPhrase(phrase, language)
  return [
    {
      key: 'offer',
      label: say(phrases.offer),
      valueOf: ({ purpose }) => purpose,
      draw: ({ purpose }) => say(purpose === 'sale' ? ofCards.forSale : ofCards.forRent),
    },
    {
      key: 'price',
      label: say(phrases.price),
      valueOf: ({ totalPrice, rentPeriod }) => [totalPrice, rentPeriod],
      draw: (ad) => <FullPrice ad={ad} language={language} />,
    },
    {
      key: 'area-price',
      label: say(phrases.pricePerArea),
      valueOf: areaPriceOf,
      draw: (ad) => <AreaPrices ad={ad} language={language} />,
    },
    {
      key: 'monthly',
      label: say(phrases.monthly),
      valueOf: (ad) => monthlyCostOf(ad, yearlyRate),
      draw: (ad) => <Price amount={monthlyCostOf(ad, yearlyRate) ?? 0} />,
    },
    {
      key: 'location',
      label: say(phrases.location),
      valueOf: ({ location }) => location.id,
      draw: ({ location }) => placeLine(location.path, language),
    },
  ]
}

/** The timeline of payments is on the ad's page; the others say when, not what. */
const leftOut: readonly string[] = ['paymentPlan', 'advertiserType', 'updatedAt']

const factNames = Object.keys(factTable).filter((name) => !leftOut.includes(name)) as ListedFact[]

function factLines({ ads, language }: Compared): Line[] {
  const known = new Map(ads.map((ad) => [ad.id, factsOf(ad)]))
  const has = (ad: Property, name: ListedFact) => known.get(ad.id)?.includes(name) === true
  const valueIn = (ad: Property, name: ListedFact) =>
    name === 'type' ? typeOf(ad)?.slug : ad[name]
  return factNames
    .filter((name) => ads.some((ad) => has(ad, name)))
    .map((name) => ({
      key: name,
      label: formatPhrase(factTable[name].label, language),
      valueOf: (ad) => (has(ad, name) ? valueIn(ad, name) : null),
      draw: (ad) => factTable[name].draw(ad, language),
    }))
}

function advertiserLines({ language }: Compared): Line[] {
  return [
    {
      key: 'advertiser',
      label: formatPhrase(ofStory.advertisedBy, language),
      valueOf: ({ agency, agent }) => (agency ?? agent)?.id ?? null,
      draw: ({ agency, agent }) => {
        const advertiser = agency ?? agent
        return advertiser && <bdi>{nameIn(advertiser, language)}</bdi>
      },
    },
    {
      key: 'permit',
      label: formatPhrase(phrases.permit, language),
      valueOf: ({ permitNumber }) => permitNumber,
      draw: ({ permitNumber }) => <Bdi>{permitNumber}</Bdi>,
    },
  ]
}

/** Each that at least one of the ads has: the others lack it, as far as their advertisers say. */
function amenityLines({ ads, language }: Compared): Line[] {
  const all = new Map(ads.flatMap(({ amenities }) => amenities).map((one) => [one.id, one]))
  const has = (ad: Property, id: number) => ad.amenities.some((one) => one.id === id)
  return [...all.values()].map(({ id, name }) => ({
    key: `amenity-${id}`,
    label: textIn(name, language),
    valueOf: (ad) => has(ad, id),
    draw: (ad) =>
      has(ad, id) ? (
        <Icon name="check" label={formatPhrase(phrases.yes, language)} className="size-5" />
      ) : (
        <span className="text-muted">{formatPhrase(phrases.no, language)}</span>
      ),
  }))
}

export function compareRows(compared: Compared): { facts: CompareRow[]; amenities: CompareRow[] } {
  const rows = (lines: readonly Line[]) => lines.map(rowOf(compared.ads))
  const facts = [...moneyLines(compared), ...factLines(compared), ...advertiserLines(compared)]
  return { facts: rows(facts), amenities: rows(amenityLines(compared)) }
}
