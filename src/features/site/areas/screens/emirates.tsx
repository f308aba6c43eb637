import { useWords } from '#i18n/words.tsx'
import { EmirateFigures } from '../components/lazy-parts.ts'
import { phrases } from '../phrases/page.ts'

export function EmiratesScreen() {
  const words = useWords(phrases)
  return (
    <div className="page-width areas-page">
      <h1 className="text-2xl md:text-3xl">{words('indexTitle')}</h1>
      <EmirateFigures />
    </div>
  )
}
