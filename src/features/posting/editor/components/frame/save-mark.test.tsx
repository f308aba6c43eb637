import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { LanguageProvider } from '#i18n/words.tsx'
import { phrases } from '../../phrases/saving.ts'
import { SaveMark } from './save-mark.tsx'

test.each(languages)(
  'A draft of which a part is refused is not called saved, in %s',
  (language) => {
    const saved = formatPhrase(phrases.saved, language)
    const drawn = (problem: string | undefined) =>
      renderToStaticMarkup(
        <LanguageProvider value={language}>
          <SaveMark state="saved" problem={problem} />
        </LanguageProvider>,
      )
    expect(drawn(undefined)).toContain(saved)
    expect(drawn('Check the price.')).toContain('Check the price.')
    expect(drawn('Check the price.')).not.toContain(saved)
  },
)
