import { useWords } from '#i18n/words.tsx'
import { phrases } from '../../phrases/fields.ts'
import { Line } from '../fields/line.tsx'

export function MediaStep() {
  const words = useWords(phrases)
  return (
    <>
      <Line name="videoUrl" type="text" inputMode="url" label={words('videoUrl')} />
      <Line name="virtualTour" type="text" inputMode="url" label={words('virtualTour')} />
    </>
  )
}
