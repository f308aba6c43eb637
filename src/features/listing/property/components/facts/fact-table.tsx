import type { ReactNode } from 'react'
import { formatDay, formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { type Phrase, formatPhrase, textIn } from '#i18n/phrases.ts'
import { Bdi } from '#ui/bdi.tsx'
import { BothAreas } from '#ui/quantity.tsx'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/story.ts'
import type { ListedFact } from './facts-of.ts'
import { ServiceCharge } from './service-charge.tsx'
import { typeOf } from './type-of.ts'

const words: Record<string, Phrase> = {
  furnished: phrases.furnished,
  unfurnished: phrases.unfurnished,
  partly: phrases.partlyFurnished,
  ready: phrases.ready,
  'off-plan': phrases.offPlan,
  finished: phrases.finished,
  'semi-finished': phrases.semiFinished,
  unfinished: phrases.unfinished,
  cash: phrases.byCash,
  mortgage: phrases.byMortgage,
  installments: phrases.byInstallments,
  owner: phrases.owner,
  agent: phrases.agent,
  agency: phrases.agency,
  broker: phrases.broker,
  developer: phrases.developer,
}

type Draw = (ad: Property, language: Language) => ReactNode

const word = (name: 'furnished' | 'ready' | 'finishing' | 'paymentMethod' | 'advertiserType') =>
  ((ad, language) => formatPhrase(words[ad[name] ?? '']!, language)) satisfies Draw

const number = (name: 'bathrooms' | 'floors') =>
  ((ad, language) => formatNumber(ad[name] ?? 0, language)) satisfies Draw

const day = (name: 'handoverDate' | 'firstPublishedAt' | 'updatedAt') =>
  ((ad, language) => formatDay(ad[name] ?? '', language)) satisfies Draw

const countWords = (phrase: Phrase, zero: Phrase, count: number) => (language: Language) =>
  count === 0 ? formatPhrase(zero, language) : formatPhrase(phrase, language, { count })

type Fact = { label: Phrase; draw: Draw }

export const factTable: Record<ListedFact, Fact> = {
  type: { label: phrases.type, draw: (ad, language) => textIn(typeOf(ad)!.name, language) },
  rooms: {
    label: phrases.bedrooms,
    draw: (ad, language) =>
      ad.rooms === 0
        ? formatPhrase(phrases.studio, language)
        : formatNumber(ad.rooms ?? 0, language),
  },
  bathrooms: { label: phrases.bathrooms, draw: number('bathrooms') },
  spaceSqm: { label: phrases.area, draw: (ad) => <BothAreas sqm={ad.spaceSqm ?? 0} /> },
  furnished: { label: phrases.furnishing, draw: word('furnished') },
  ready: { label: phrases.completion, draw: word('ready') },
  handoverDate: { label: phrases.handover, draw: day('handoverDate') },
  finishing: { label: phrases.finishing, draw: word('finishing') },
  floors: { label: phrases.floors, draw: number('floors') },
  propertyAge: {
    label: phrases.propertyAge,
    draw: (ad, language) =>
      countWords(phrases.years, phrases.brandNew, ad.propertyAge ?? 0)(language),
  },
  serviceCharge: {
    label: phrases.serviceCharge,
    draw: (ad) => <ServiceCharge perSqft={ad.serviceCharge ?? 0} />,
  },
  mortgageEligible: {
    label: phrases.mortgage,
    draw: (ad, language) =>
      formatPhrase(
        ad.mortgageEligible ? phrases.mortgagePossible : phrases.mortgageImpossible,
        language,
      ),
  },
  paymentMethod: { label: phrases.payment, draw: word('paymentMethod') },
  cheques: {
    label: phrases.cheques,
    draw: (ad, language) => formatPhrase(phrases.upToCheques, language, { count: ad.cheques ?? 1 }),
  },
  advertiserType: { label: phrases.advertisedBy, draw: word('advertiserType') },
  referenceId: { label: phrases.reference, draw: (ad) => <Bdi>{ad.referenceId}</Bdi> },
  firstPublishedAt: { label: phrases.listed, draw: day('firstPublishedAt') },
  updatedAt: { label: phrases.updated, draw: day('updatedAt') },
}
