import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { phrases } from '../phrases.ts'

export function Failed({ retry }: { retry: () => void }) {
  const words = useWords(phrases)
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>{words('failed')}</p>
      <Button variant="quiet" onClick={retry}>
        {words('tryAgain')}
      </Button>
    </div>
  )
}
