import { ChoicesField } from '#ui/form/choices/choices-field.tsx'
import { FormSection, SingleChoice } from '#features/visitors/forms/components/form-parts.tsx'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { ChoiceCards } from '#ui/form/choices/choice-cards.tsx'
import { phrases as ofForms } from '#features/visitors/forms/phrases/screens.ts'
import { phrases as ofForm } from '../phrases/form.ts'
import { priceLabel } from './price-label.ts'
import type { FieldsProps } from './fields-props.ts'

const phrases = { ...ofForms, ...ofForm }

export function BudgetFields({ page }: Pick<FieldsProps, 'page'>) {
  const words = useWords(phrases)
  const language = useLanguage()
  const name = 'priceRanges'
  return (
    <FormSection title={words('budget')}>
      <ChoicesField
        legend={words('priceRanges')}
        name={name}
        hint={words('priceRangesHint')}
        isRequired
      >
        {(isInvalid) => (
          <ChoiceCards
            {...{ name, isInvalid }}
            type="checkbox"
            choices={page.priceRanges.map((range) => ({
              value: String(range.id),
              label: priceLabel(range, 'sar', language),
              note: priceLabel(range, 'aed', language),
            }))}
          />
        )}
      </ChoicesField>
      <SingleChoice
        legend={words('paymentMethod')}
        name="paymentMethod"
        hint={words('chooseOne')}
        choices={page.paymentMethods}
      />
    </FormSection>
  )
}
