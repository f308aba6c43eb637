import { useState } from 'react'
import type { PropertyType } from '#features/reference/catalogue/contract.ts'
import { adFields } from '#features/posting/fields/contract/ad-fields.ts'
import { advertiserTypes, rentPeriods } from '#features/listing/property/contract.ts'
import { type PaymentPlan, planParts } from '#features/listing/payment-plan/contract.ts'
import { PaymentPlanFields } from '#features/listing/payment-plan/components/payment-plan-fields.tsx'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { phrases } from '../../phrases/fields.ts'
import { useAdForm } from '../ad-form-context.ts'
import { WhenApplicable, Row } from '../fields/when-applicable.tsx'
import { Line, Pick, Radios } from '../fields/line.tsx'

const cheques = Array.from({ length: adFields.cheques.maximum }, (_, at) => String(at + 1))

type TypesProps = { path: 'propertyTypeId' | 'commercialPropertyTypeId' }

function TypePick({ path }: TypesProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { types } = useAdForm()
  const category = path === 'propertyTypeId' ? 'residential' : 'commercial'
  const ofCategory = types.filter((type: PropertyType) => type.category === category)
  return (
    <WhenApplicable path={path}>
      <Pick
        name={path}
        label={words(path)}
        choices={ofCategory.map(({ id, name }) => ({
          value: String(id),
          label: textIn(name, language),
        }))}
      />
    </WhenApplicable>
  )
}

function RentFields() {
  const words = useWords(phrases)
  return (
    <WhenApplicable path="rentPeriod">
      <Row>
        <Pick
          name="rentPeriod"
          label={words('rentPeriod')}
          choices={rentPeriods.map((value) => ({ value, label: words(value) }))}
        />
        <Pick
          name="cheques"
          label={words('cheques')}
          choices={cheques.map((value) => ({ value, label: value }))}
        />
      </Row>
    </WhenApplicable>
  )
}

function PlanFields() {
  const { start } = useAdForm()
  const [plan] = useState(() => {
    const shares = planParts.map((part) => [part, Number(start[`paymentPlan.${part}`] ?? 0)])
    return Object.fromEntries(shares) as PaymentPlan
  })
  return <PaymentPlanFields plan={plan} />
}

function ReadyFields() {
  const words = useWords(phrases)
  return (
    <>
      <Radios
        name="ready"
        label={words('readiness')}
        columns="sm:grid-cols-2"
        choices={[
          { value: 'ready', label: words('ready') },
          { value: 'off-plan', label: words('offPlan') },
        ]}
      />
      <WhenApplicable path="handoverDate">
        <Line name="handoverDate" type="date" min="2000-01-01" label={words('handoverDate')} />
      </WhenApplicable>
      <WhenApplicable path="paymentPlan">
        <PlanFields />
      </WhenApplicable>
    </>
  )
}

function Advertised() {
  const words = useWords(phrases)
  const language = useLanguage()
  const { adTypes } = useAdForm()
  return (
    <Row>
      <Pick
        name="adTypeId"
        label={words('adTypeId')}
        choices={adTypes.map(({ id, name }) => ({
          value: String(id),
          label: textIn(name, language),
        }))}
      />
      <Pick
        name="advertiserType"
        label={words('advertiserType')}
        choices={advertiserTypes.map((value) => ({ value, label: words(value) }))}
      />
    </Row>
  )
}

export function KindStep() {
  const words = useWords(phrases)
  return (
    <>
      <Radios
        name="purpose"
        label={words('purpose')}
        columns="sm:grid-cols-2"
        choices={[
          { value: 'sale', label: words('sale') },
          { value: 'rent', label: words('rent') },
        ]}
      />
      <Radios
        name="category"
        label={words('category')}
        columns="sm:grid-cols-2"
        choices={[
          { value: 'residential', label: words('residential') },
          { value: 'commercial', label: words('commercial') },
        ]}
      />
      <TypePick path="propertyTypeId" />
      <TypePick path="commercialPropertyTypeId" />
      <Advertised />
      <RentFields />
      <ReadyFields />
    </>
  )
}
