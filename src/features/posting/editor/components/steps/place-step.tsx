import { useWords } from '#i18n/words.tsx'
import { phrases } from '../../phrases/fields.ts'
import { Line } from '../fields/line.tsx'
import { PlaceField } from '../fields/place-field.tsx'
import { WordsField } from '../fields/words-field.tsx'

export function PlaceStep() {
  const words = useWords(phrases)
  return (
    <>
      <PlaceField />
      <WordsField text="addressDetails" rows={2} hint={words('addressHint')} />
      <Line
        name="propertyNumber"
        label={words('propertyNumber')}
        hint={words('propertyNumberHint')}
      />
    </>
  )
}
