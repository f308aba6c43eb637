import { useLanguage, useWords } from '#i18n/words.tsx'
import { classes } from '#ui/classes.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/story.ts'

/** More than about eight lines is folded. */
const longText = 600

const summary =
  'inline-flex min-h-11 list-none items-center font-medium text-palm underline-offset-4 ' +
  'hover:underline [&::-webkit-details-marker]:hidden'

/** Switches by `details`, so that it works before and without scripts. */
function OtherLanguage() {
  const words = useWords(phrases)
  const isEnglish = useLanguage() === 'en'
  const [to, back] = isEnglish
    ? [words('readInArabic'), words('readInEnglish')]
    : [words('readInEnglish'), words('readInArabic')]
  return (
    <details className="group/other peer/other print:hidden">
      <summary className={summary}>
        <span lang={isEnglish ? 'ar' : 'en'} className="group-open/other:hidden">
          {to}
        </span>
        <span className="hidden group-open/other:inline">{back}</span>
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

/** The advertiser's own words, line breaks kept, with a switch where both languages are there. */
export function AdDescription({ description }: { description: Property['description'] }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const other = language === 'en' ? 'ar' : 'en'
  const shown = description[language] ? language : other
  const hasBoth = description.en !== '' && description.ar !== ''
  if (!description[shown]) return null
  const isLong = description[shown].length > longText || description[other].length > longText
  const text = classes(
    'whitespace-pre-line wrap-anywhere print:line-clamp-none',
    isLong && 'line-clamp-8 peer-open/more:line-clamp-none',
  )
  return (
    <section className="grid gap-2">
      <SectionHeading>{words('description')}</SectionHeading>
      <div className="flex flex-col items-start gap-1">
        {isLong && <More />}
        {hasBoth && <OtherLanguage />}
        <p lang={shown} dir="auto" className={classes(text, hasBoth && 'peer-open/other:hidden')}>
          {description[shown]}
        </p>
        {hasBoth && (
          <p lang={other} dir="auto" className={classes(text, 'not-peer-open/other:hidden')}>
            {description[other]}
          </p>
        )}
      </div>
    </section>
  )
}
