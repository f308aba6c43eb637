import { ChoiceCards, type ChoiceCardsProps } from './choice-cards.tsx'
import { ChoicesField, type ChoicesFieldProps } from './choices-field.tsx'

type RadioFieldProps = Omit<ChoicesFieldProps, 'isSingle'> &
  Pick<ChoiceCardsProps, 'choices' | 'selected' | 'className'>

export function RadioField({ choices, selected, className, ...field }: RadioFieldProps) {
  const { name } = field
  return (
    <ChoicesField {...field} isSingle>
      {() => <ChoiceCards {...{ name, choices, selected, className }} type="radio" />}
    </ChoicesField>
  )
}
