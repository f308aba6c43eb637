import type { ReactNode } from 'react'
import { PlanText } from '#features/listing/payment-plan/components/plan-text.tsx'
import { formatDay, formatMoney, formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { type Phrase, say, textIn } from '#i18n/phrases.ts'
import { useLanguage } from '#i18n/words.tsx'
import { Bdi } from '#ui/bdi.tsx'
import { Area } from '#ui/quantity.tsx'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/story.ts'
import type { FactName } from '../../rules/facts.ts'
import { typeOf } from './facts-of.ts'

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
  ((ad, language) => say(words[ad[name] ?? '']!, language)) satisfies Draw

const number = (name: 'bathrooms' | 'floors') =>
  ((ad, language) => formatNumber(ad[name] ?? 0, language)) satisfies Draw

const day = (name: 'handoverDate' | 'firstPublishedAt' | 'updatedAt') =>
  ((ad, language) => formatDay(ad[name] ?? '', language)) satisfies Draw

const counted = (phrase: Phrase, zero: Phrase, count: number) => (language: Language) =>
  count === 0 ? say(zero, language) : say(phrase, language, { count })

const values: Record<FactName, Draw> = {
  type: (ad, language) => textIn(typeOf(ad)!.name, language),
  rooms: (ad, language) =>
    ad.rooms === 0 ? say(phrases.studio, language) : formatNumber(ad.rooms ?? 0, language),
  bathrooms: number('bathrooms'),
  spaceSqm: (ad) => <Area sqm={ad.spaceSqm ?? 0} />,
  furnished: word('furnished'),
  ready: word('ready'),
  handoverDate: day('handoverDate'),
  paymentPlan: ({ paymentPlan }) => <PlanText plan={paymentPlan!} />,
  finishing: word('finishing'),
  floors: number('floors'),
  propertyAge: (ad, language) =>
    counted(phrases.years, phrases.brandNew, ad.propertyAge ?? 0)(language),
  serviceCharge: (ad, language) =>
    say(phrases.perSqftYearly, language, { price: formatMoney(ad.serviceCharge ?? 0, language) }),
  mortgageEligible: (ad, language) =>
    say(ad.mortgageEligible ? phrases.mortgagePossible : phrases.mortgageImpossible, language),
  paymentMethod: word('paymentMethod'),
  cheques: (ad, language) => say(phrases.upToCheques, language, { count: ad.cheques ?? 1 }),
  advertiserType: word('advertiserType'),
  referenceId: (ad) => <Bdi>{ad.referenceId}</Bdi>,
  firstPublishedAt: day('firstPublishedAt'),
  updatedAt: day('updatedAt'),
}

export function FactValue({ ad, name }: { ad: Property; name: FactName }) {
  return values[name](ad, useLanguage())
}
