import { WordsField } from '../fields/words-field.tsx'

/** Title 10–90, description 50–4,000 letters in each language. */
export function WordsStep() {
  return (
    <>
      <WordsField text="name" maximum={90} rows={2} />
      <WordsField text="description" maximum={4_000} rows={12} canCopy />
    </>
  )
}
