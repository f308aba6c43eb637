import type { ReactNode } from 'react'
import { EmailText } from '#features/accounts/account/components/email-text.tsx'
import { ExactPrice } from '#features/listing/costs/components/exact-price.tsx'
import { placeLine } from '#features/listing/property/components/place-line.ts'
import { formatNumber, formatPhone } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Surface } from '#ui/surface.tsx'
import type { FinanceApplication } from '../contract.ts'
import { choices, phrases as ofChoices } from '../phrases/choices.ts'
import { phrases as ofFields } from '../phrases/fields.ts'
import { monthsIn } from './months.ts'

const phrases = { ...ofChoices, ...ofFields }

type FactProps = { name: keyof typeof ofFields; children: ReactNode }

/** Nothing where the value is not shown to whoever asks. */
function Fact({ name, children }: FactProps) {
  const words = useWords(phrases)
  if (children === null) return null
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{words(name)}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}

type ApplicationProps = { application: FinanceApplication }

function Person({ application }: ApplicationProps) {
  const words = useWords(phrases)
  const { name, phone, email, uaeNational, birthYear } = application
  return (
    <>
      <Fact name="name">{name && <bdi>{name}</bdi>}</Fact>
      <Fact name="phone">
        <bdi dir="ltr">{formatPhone(phone)}</bdi>
      </Fact>
      <Fact name="email">
        <EmailText>{email}</EmailText>
      </Fact>
      <Fact name="uaeNational">
        {uaeNational === null ? null : words(uaeNational ? 'yes' : 'no')}
      </Fact>
      <Fact name="birthYear">{birthYear && String(birthYear)}</Fact>
    </>
  )
}

const priceOf = (amount: number | null) => amount !== null && <ExactPrice amount={amount} />

function Amounts({ application }: ApplicationProps) {
  const language = useLanguage()
  const { initialPaymentPercentage: share } = application
  if (application.isMasked || share === null) return null
  return (
    <>
      <Fact name="budget">{priceOf(application.budget)}</Fact>
      <Fact name="initialPaymentPercentage">{`${formatNumber(share, language)}%`}</Fact>
      <Fact name="totalIncome">{priceOf(application.totalIncome)}</Fact>
      <Fact name="creditCardLimit">{priceOf(application.creditCardLimit)}</Fact>
      <Fact name="monthlyRepayments">{priceOf(application.monthlyRepayments)}</Fact>
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
      <Fact name="propertyType">{wordsOf.propertyType(application.propertyType)}</Fact>
      <Fact name="propertyStatus">{wordsOf.propertyStatus(application.propertyStatus)}</Fact>
      <Fact name="mortgageType">{wordsOf.mortgageType(application.mortgageType)}</Fact>
      <Fact name="purchaseTime">{wordsOf.purchaseTime(time, monthsIn(time))}</Fact>
      <Fact name="stage">{wordsOf.stage(application.stage)}</Fact>
      <Fact name="applicationType">{wordsOf.applicationType(application.applicationType)}</Fact>
      <Fact name="employmentSituation">
        {employmentSituation && wordsOf.employmentSituation(employmentSituation)}
      </Fact>
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
        <Fact name="locations">
          <ul>
            {application.locations.map(({ id, path }) => (
              <li key={id}>{placeLine(path, language)}</li>
            ))}
          </ul>
        </Fact>
        <Amounts application={application} />
      </dl>
    </Surface>
  )
}
