import type { OrderedTerms } from '#features/payments/subscriptions/rules.ts'
import { bilingual } from '#i18n/bilingual.ts'
import { formatDuration } from '#i18n/format-members.ts'
import { formatPhrase, type Text } from '#i18n/phrases.ts'
import { phrases } from '../phrases.ts'
import type { StoredOrder } from '../rules.ts'

const packagePhrase = {
  property_subscription: phrases.boughtPackage,
  subscription_renewal: phrases.renewedPackage,
} as const

type PackageKind = keyof typeof packagePhrase

const describePackage = (kind: PackageKind, { name, duration, durationUnit }: OrderedTerms): Text =>
  bilingual((language) =>
    formatPhrase(packagePhrase[kind], language, {
      name: name[language],
      duration: formatDuration(duration, durationUnit, language),
    }),
  )

/** What was bought, in both languages. */
export function describeOrder({ kind, terms }: Pick<StoredOrder, 'kind' | 'terms'>): Text {
  if (kind === 'property_request' || !terms) return phrases.propertyRequest
  return describePackage(kind, terms)
}
