import type { CardAd } from '#features/listing/property/components/card-ad.ts'
import { PropertyCard } from '#features/listing/property/components/property-card.tsx'
import type { Bilingual } from '#i18n/bilingual.ts'
import { type ContentLanguage, contentLanguages } from '#i18n/language.ts'
import { LanguageProvider, useWords } from '#i18n/words.tsx'
import { phrases as saving } from '../../phrases/saving.ts'
import { phrases } from '../../phrases/screen.ts'
import { sideOf } from '../fields/language-words.ts'

const names = {
  en: 'english',
  ar: 'arabic',
} as const satisfies Bilingual<keyof typeof saving>

const nobody = { phone: null, whatsapp: null }

function Card({ ad, language }: { ad: CardAd; language: ContentLanguage }) {
  const words = useWords(saving)
  return (
    <figure className="grid grid-cols-1 gap-1">
      <figcaption className="text-sm text-muted">{words(names[language])}</figcaption>
      <LanguageProvider value={language}>
        <div {...sideOf(language)} inert>
          <PropertyCard ad={ad} site={nobody} />
        </div>
      </LanguageProvider>
    </figure>
  )
}

export function Preview({ ad }: { ad: CardAd }) {
  const words = useWords(phrases)
  return (
    <section aria-label={words('preview')} className="grid content-start gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg">{words('preview')}</h2>
        <p className="text-sm text-muted">{words('previewNote')}</p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-1">
        {contentLanguages.map((language) => (
          <Card key={language} ad={ad} language={language} />
        ))}
      </div>
    </section>
  )
}
