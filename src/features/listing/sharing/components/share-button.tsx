import { Suspense, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { phrases } from '../phrases.ts'
import type { Shared } from './share-dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/loading/lazy-part.ts'

/** Only needed on devices without a share sheet. */
const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog)

type Props = { shared: Shared; onShare: () => void }

export function ShareButton({ shared, onShare }: Props) {
  const words = useWords(phrases)
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const share = async () => {
    if (!navigator.share) return setState('open')
    try {
      await navigator.share(shared)
      onShare()
    } catch (error) {
      // Closing the sheet is a decision; after any other failure the dialog opens.
      if ((error as Error).name !== 'AbortError') setState('open')
    }
  }
  const dialog = { isOpen: state === 'open', onClose: () => setState('closed'), shared, onShare }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="noscript:hidden print:hidden"
        onClick={() => void share()}
      >
        <Icon name="share-2" className="size-4" />
        <span className="max-sm:sr-only">{words('share')}</span>
      </Button>
      {state !== 'unused' && (
        <Suspense>
          <ShareDialog {...dialog} />
        </Suspense>
      )}
    </>
  )
}
