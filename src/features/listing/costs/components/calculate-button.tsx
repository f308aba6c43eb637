import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { phrases } from '../phrases/calculators.ts'

export function CalculateButton() {
  const words = useWords(phrases)
  return (
    <Button
      type="submit"
      name="check"
      value="1"
      variant="main"
      size="large"
      className="print:hidden"
    >
      {words('calculate')}
    </Button>
  )
}
