import { lazy, Suspense, useState } from 'react'
import { AccountSection } from '#features/account-area/components/account-section.tsx'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { phrases } from '../phrases/screen.ts'
import { ExportButton } from './export-button.tsx'

const EraseForm = lazy(async () => ({ default: (await import('./erase-form.tsx')).EraseForm }))

/** Domain.md 7: a copy of one's data, and its end. */
export function YourData() {
  const words = useWords(phrases)
  const [isErasing, setErasing] = useState(false)
  return (
    <AccountSection title={words('title')} note={words('note')}>
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-3">
          <ExportButton />
          <Button variant="quiet" className="text-danger" onClick={() => setErasing(true)}>
            {words('erase')}
          </Button>
        </div>
        <p className="text-sm text-muted">{words('exportNote')}</p>
      </div>
      <Dialog isOpen={isErasing} onClose={() => setErasing(false)} title={words('eraseTitle')}>
        <Suspense fallback={<Skeleton className="h-80" />}>
          <EraseForm onCancel={() => setErasing(false)} />
        </Suspense>
      </Dialog>
    </AccountSection>
  )
}
