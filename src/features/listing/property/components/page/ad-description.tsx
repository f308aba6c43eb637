import type { Bilingual } from '#i18n/bilingual.ts'
import { contentLanguageOf, otherContentLanguage } from '#i18n/language.ts'
import { languageShown } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { classes } from '#ui/classes.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/story.ts'

/** Characters of about eight lines; longer texts are folded. */
const longText = 600

const summary =
  'inline-flex min-h-11 list-none items-center font-medium text-palm underline-offset-4 ' +
  'hover:underline [&::-webkit-details-marker]:hidden'

const readIn = {
  en: 'readInEnglish',
  ar: 'readInArabic',
} as const satisfies Bilingual<keyof typeof phrases>

/** `details` works before and without scripts. */
function OtherLanguage() {
  const words = useWords(phrases)
  const own = contentLanguageOf(useLanguage())
  const other = otherContentLanguage(own)
  return (
    <details className="group/other peer/other print:hidden">
      <summary className={summary}>
        <span lang={other} className="group-open/other:hidden">
          {words(readIn[other])}
        </span>
        <span className="hidden group-open/other:inline">{words(readIn[own])}</span>
      </summary>
    </details>
  )
}

function More() {
  const words = useWords(phrases)
  return (
    <details className="group/more peer/more order-last print:hidden">
      <summary className={summary}>
        <span className="group-open/more:hidden">{words('readMore')}</span>
        <span className="hidden group-open/more:inline">{words('readLess')}</span>
      </summary>
    </details>
  )
}

/** A blank line would count as one, and could be the last that is left, with nothing but an ellipsis. */
const Paragraphs = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((paragraph, at) => (
    <span key={at} className="block not-first:mt-[1lh]">
      {paragraph}
    </span>
  ))

export function AdDescription({ description }: { description: Property['description'] }) {
  const words = useWords(phrases)
  const shown = languageShown(description, useLanguage())
  const other = otherContentLanguage(shown)
  const hasBoth = description[shown] !== '' && description[other] !== ''
  if (!description[shown]) return null
  const isLong = description[shown].length > longText || description[other].length > longText
  const text = classes(
    'max-w-[75ch] whitespace-pre-line wrap-anywhere print:line-clamp-none',
    isLong && 'line-clamp-8 peer-open/more:line-clamp-none',
  )
  return (
    <section className="grid gap-2">
      <SectionHeading>{words('description')}</SectionHeading>
      <div className="flex flex-col items-start gap-1">
        {isLong && <More />}
        {hasBoth && <OtherLanguage />}
        <p lang={shown} dir="auto" className={classes(text, hasBoth && 'peer-open/other:hidden')}>
          <Paragraphs text={description[shown]} />
        </p>
        {hasBoth && (
          <p lang={other} dir="auto" className={classes(text, 'not-peer-open/other:hidden')}>
            <Paragraphs text={description[other]} />
          </p>
        )}
      </div>
    </section>
  )
}
