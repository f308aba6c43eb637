import { ChoicesField } from '#features/directory/own-profile/components/choices-field.tsx'
import { FormSection, SingleChoice } from '#features/visitors/forms/components/form-parts.tsx'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useEntered } from '#ui/form/form-state.ts'
import type { PriceRange } from '../contract.ts'
import { phrases } from '../phrases/form.ts'
import { priceLabel } from './price-label.ts'
import type { FieldsProps } from './fields-props.ts'

function PriceBox({ range, isInvalid }: { range: PriceRange; isInvalid: boolean }) {
  const language = useLanguage()
  const entered = useEntered('priceRanges')
  return (
    <label className="grid min-h-11 grid-cols-[auto_1fr] items-center gap-x-3 rounded-control border border-edge bg-card px-3 py-2 hover:border-palm has-checked:border-palm has-checked:bg-sand">
      <input
        type="checkbox"
        name="priceRanges"
        value={range.id}
        defaultChecked={entered?.includes(String(range.id))}
        aria-invalid={isInvalid || undefined}
        className="row-span-2 size-5 accent-palm"
      />
      <bdi className="font-medium">{priceLabel(range, 'sar', language)}</bdi>
      <bdi className="text-sm text-muted">{priceLabel(range, 'aed', language)}</bdi>
    </label>
  )
}

export function BudgetFields({ page }: Pick<FieldsProps, 'page'>) {
  const words = useWords(phrases)
  return (
    <FormSection title={words('budget')}>
      <ChoicesField legend={words('priceRanges')} name="priceRanges">
        {(isInvalid) => (
          <>
            <p className="text-sm text-muted">{words('priceRangesHint')}</p>
            <div className="grid gap-2 sm:grid-cols-2">
              {page.priceRanges.map((range) => (
                <PriceBox key={range.id} range={range} isInvalid={isInvalid} />
              ))}
            </div>
          </>
        )}
      </ChoicesField>
      <SingleChoice
        legend={words('paymentMethod')}
        name="paymentMethod"
        choices={page.paymentMethods}
      />
    </FormSection>
  )
}
