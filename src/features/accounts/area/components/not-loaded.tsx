import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Surface } from '#ui/surface.tsx'
import { phrases } from '../phrases.ts'

export function NotLoaded({ retry }: { retry: () => void }) {
  const words = useWords(phrases)
  return (
    <Surface className="grid justify-items-center gap-4 px-4 py-12 text-center">
      <p role="alert">{words('failed')}</p>
      <Button variant="quiet" onClick={retry}>
        {words('tryAgain')}
      </Button>
    </Surface>
  )
}
