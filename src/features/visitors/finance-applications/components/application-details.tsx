import type { ReactNode } from 'react'
import { EmailText } from '#features/accounts/account/components/email-text.tsx'
import { placeLine } from '#features/listing/property/components/place-line.ts'
import { Fact } from '#features/visitors/forms/components/fact.tsx'
import { formatNumber, formatPhone } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Price } from '#ui/quantity.tsx'
import { Surface } from '#ui/surface.tsx'
import type { FinanceApplication } from '../contract.ts'
import { choices, phrases as ofChoices } from '../phrases/choices.ts'
import { phrases as ofFields } from '../phrases/fields.ts'
import { monthsIn } from './months.ts'

const phrases = { ...ofChoices, ...ofFields }

type FactProps = { name: keyof typeof ofFields; children: ReactNode }

/** Nothing where the value is not shown to whoever asks. */
function KnownFact({ name, children }: FactProps) {
  const words = useWords(phrases)
  return children === null ? null : <Fact label={words(name)}>{children}</Fact>
}

type ApplicationProps = { application: FinanceApplication }

function Person({ application }: ApplicationProps) {
  const words = useWords(phrases)
  const { name, phone, email, uaeNational, birthYear } = application
  return (
    <>
      <KnownFact name="name">{name && <bdi>{name}</bdi>}</KnownFact>
      <KnownFact name="phone">
        <bdi dir="ltr">{formatPhone(phone)}</bdi>
      </KnownFact>
      <KnownFact name="email">
        <EmailText>{email}</EmailText>
      </KnownFact>
      <KnownFact name="uaeNational">
        {uaeNational === null ? null : words(uaeNational ? 'yes' : 'no')}
      </KnownFact>
      <KnownFact name="birthYear">{birthYear && String(birthYear)}</KnownFact>
    </>
  )
}

const priceOf = (amount: number | null) => amount !== null && <Price amount={amount} />

function Amounts({ application }: ApplicationProps) {
  const language = useLanguage()
  const { initialPaymentPercentage: share } = application
  if (application.isMasked || share === null) return null
  return (
    <>
      <KnownFact name="budget">{priceOf(application.budget)}</KnownFact>
      <KnownFact name="initialPaymentPercentage">{`${formatNumber(share, language)}%`}</KnownFact>
      <KnownFact name="totalIncome">{priceOf(application.totalIncome)}</KnownFact>
      <KnownFact name="creditCardLimit">{priceOf(application.creditCardLimit)}</KnownFact>
      <KnownFact name="monthlyRepayments">{priceOf(application.monthlyRepayments)}</KnownFact>
    </>
  )
}

function Choices({ application }: ApplicationProps) {
  const wordsOf = {
    propertyType: useWords(choices.propertyType),
    propertyStatus: useWords(choices.propertyStatus),
    mortgageType: useWords(choices.mortgageType),
    purchaseTime: useWords(choices.purchaseTime),
    stage: useWords(choices.stage),
    applicationType: useWords(choices.applicationType),
    employmentSituation: useWords(choices.employmentSituation),
  }
  const { employmentSituation, purchaseTime: time } = application
  return (
    <>
      <KnownFact name="propertyType">{wordsOf.propertyType(application.propertyType)}</KnownFact>
      <KnownFact name="propertyStatus">
        {wordsOf.propertyStatus(application.propertyStatus)}
      </KnownFact>
      <KnownFact name="mortgageType">{wordsOf.mortgageType(application.mortgageType)}</KnownFact>
      <KnownFact name="purchaseTime">{wordsOf.purchaseTime(time, monthsIn(time))}</KnownFact>
      <KnownFact name="stage">{wordsOf.stage(application.stage)}</KnownFact>
      <KnownFact name="applicationType">
        {wordsOf.applicationType(application.applicationType)}
      </KnownFact>
      <KnownFact name="employmentSituation">
        {employmentSituation && wordsOf.employmentSituation(employmentSituation)}
      </KnownFact>
    </>
  )
}

export function ApplicationDetails({ application }: ApplicationProps) {
  const language = useLanguage()
  return (
    <Surface className="p-4 sm:p-6">
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Person application={application} />
        <Choices application={application} />
        <KnownFact name="locations">
          <ul>
            {application.locations.map(({ id, path }) => (
              <li key={id}>{placeLine(path, language)}</li>
            ))}
          </ul>
        </KnownFact>
        <Amounts application={application} />
      </dl>
    </Surface>
  )
}
