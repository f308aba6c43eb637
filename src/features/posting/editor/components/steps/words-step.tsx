import { WordsField } from '../fields/words-field.tsx'

export function WordsStep() {
  return (
    <>
      <WordsField text="name" rows={2} />
      <WordsField text="description" rows={12} canCopy />
    </>
  )
}
