import { readSample } from '#features/feeds/formats/contract.ts'
import { useWords } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { phrases } from '../phrases.ts'
import { FileButton } from './file-button.tsx'

export function SampleFile() {
  const words = useWords(phrases)
  const ask = usePageCall()
  return (
    <FileButton name="dara-sample.csv" label={words('sample')} ask={() => ask(readSample, {})} />
  )
}
