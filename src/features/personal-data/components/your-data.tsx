import { useState } from 'react'
import { AccountSection } from '#features/account-area/components/account-section.tsx'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { phrases } from '../phrases/screen.ts'
import { EraseForm } from './erase-form.tsx'
import { ExportButton } from './export-button.tsx'

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
        <EraseForm onCancel={() => setErasing(false)} />
      </Dialog>
    </AccountSection>
  )
}
