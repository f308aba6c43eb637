import { exportAds } from '#features/feeds/formats/contract.ts'
import { useWords } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { phrases } from '../phrases.ts'
import { FileButton } from './file-button.tsx'

const files = [
  { dialect: 'bayut', words: 'portalBayut', name: 'dara-bayut.xml' },
  { dialect: 'property-finder', words: 'portalFinder', name: 'dara-property-finder.xml' },
  { dialect: 'csv', words: 'allCsv', name: 'dara.csv' },
  { dialect: 'ndjson', words: 'allNdjson', name: 'dara.ndjson' },
] as const

export function ExportAds() {
  const words = useWords(phrases)
  const ask = usePageCall()
  return (
    <div className="flex flex-wrap gap-3">
      {files.map(({ dialect, words: key, name }) => (
        <FileButton
          key={dialect}
          name={name}
          label={words(key)}
          ask={() => ask(exportAds, { query: { dialect } })}
        />
      ))}
    </div>
  )
}
