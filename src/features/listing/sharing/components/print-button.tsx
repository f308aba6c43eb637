import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { phrases } from '../phrases.ts'

export function PrintButton({ className }: { className?: string }) {
  const words = useWords(phrases)
  return (
    <Button
      variant="quiet"
      size="small"
      className={classes('noscript:hidden', className)}
      onClick={() => window.print()}
    >
      <Icon name="printer" className="size-4" />
      {words('print')}
    </Button>
  )
}
