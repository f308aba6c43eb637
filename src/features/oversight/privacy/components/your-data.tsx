import { Suspense, useState } from 'react'
import { AccountSection } from '#features/accounts/area/components/account-section.tsx'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { lazyPart } from '#ui/loading/lazy-part.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { phrases } from '../phrases/screen.ts'
import { ExportButton } from './export-button.tsx'

const EraseForm = lazyPart(async () => (await import('./erase-form.tsx')).EraseForm)
const ExportForm = lazyPart(async () => (await import('./export-form.tsx')).ExportForm)

export function YourData({ email }: { email: string }) {
  const words = useWords(phrases)
  const [open, setOpen] = useState<'export' | 'erase'>()
  const close = () => setOpen(undefined)
  return (
    <AccountSection title={words('title')} note={words('note')}>
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-3">
          <ExportButton onAsked={() => setOpen('export')} />
          <Button variant="quiet" className="text-danger" onClick={() => setOpen('erase')}>
            {words('erase')}
          </Button>
        </div>
        <p className="text-sm text-muted">{words('exportNote')}</p>
      </div>
      <Dialog isOpen={open === 'export'} onClose={close} title={words('export')}>
        <Suspense fallback={<Skeleton className="h-48" />}>
          <ExportForm email={email} onDone={close} onCancel={close} />
        </Suspense>
      </Dialog>
      <Dialog isOpen={open === 'erase'} onClose={close} title={words('eraseTitle')}>
        <Suspense fallback={<Skeleton className="h-80" />}>
          <EraseForm onCancel={close} />
        </Suspense>
      </Dialog>
    </AccountSection>
  )
}
