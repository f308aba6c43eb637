import { PrintButton } from '#features/listing/sharing/components/print-button.tsx'
import { ShareButton } from '#features/listing/sharing/components/share-button.tsx'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import { addressWith } from '../contract/addresses.ts'

/** `title` is what a message with the link begins with. */
type BarProps = { title: string; origin: string; path: string; query: Record<string, string> }

export function CalculatorBar({ title, origin, path, query }: BarProps) {
  const { check: _, ...shared } = query
  const url = origin + pathInLanguage(path, useLanguage()) + addressWith('', shared)
  return (
    <div className="flex gap-2 print:hidden">
      <ShareButton shared={{ title, url }} onShare={() => undefined} />
      <PrintButton />
    </div>
  )
}
