import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { phrases } from '../phrases.ts'
import { type Shared, SharePanel } from './share-panel.tsx'

/** The device's own share sheet, else our panel; `onShare` once something was passed on. */
export function ShareButton({ shared, onShare }: { shared: Shared; onShare: () => void }) {
  const words = useWords(phrases)
  const [isOpen, setOpen] = useState(false)
  const share = async () => {
    if (!navigator.share) return setOpen(true)
    try {
      await navigator.share(shared)
      onShare()
    } catch (error) {
      // A reader who closes the sheet has decided; whatever else fails gets our panel.
      if ((error as Error).name !== 'AbortError') setOpen(true)
    }
  }
  return (
    <>
      <Button variant="quiet" size="small" className="noscript:hidden print:hidden" onClick={share}>
        <Share2 aria-hidden className="size-4" />
        {words('share')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words('shareThis')}>
        <SharePanel shared={shared} onShare={onShare} />
      </Dialog>
    </>
  )
}
