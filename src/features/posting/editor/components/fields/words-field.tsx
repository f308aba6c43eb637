import { useRef } from 'react'
import { useWords } from '#i18n/words.tsx'
import { directionOf, type Language } from '#i18n/language.ts'
import { adFields, type NamesOfType } from '#features/posting/fields/contract/ad-fields.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { phrases } from '../../phrases/fields.ts'
import { structureOf } from '../../rules.ts'
import { useAdForm } from '../ad-form-context.ts'

type Text = NamesOfType<'texts'>
type WordsProps = { text: Text; rows: number; hint?: string; canCopy?: boolean }
type OneProps = WordsProps & { language: Language }

const other = { en: 'ar', ar: 'en' } as const
const inWords = { en: 'inEnglish', ar: 'inArabic' } as const
const missing = { en: 'englishMissing', ar: 'arabicMissing' } as const
const copy = { en: 'copyToEnglish', ar: 'copyToArabic' } as const

/** What is to be written runs its own way, before the first letter too. */
const sideOf = (language: Language) => ({ lang: language, dir: directionOf(language) })

const lettersOf = (text: string) => Array.from(text.trim()).length

function useHint({ text, language, hint }: OneProps) {
  const words = useWords(phrases)
  const { typed } = useAdForm()
  const { minimum, maximum } = adFields[text]
  const count = lettersOf(typed[`${text}.${language}`] ?? '')
  const length = words(minimum > 1 ? 'lengthOf' : 'lengthTo', { count, maximum, minimum })
  return hint ? `${hint} ${length}` : length
}

/** Fills an empty text with the other's paragraphs and numbers. */
function useCopying({ text, language }: OneProps) {
  const { typed } = useAdForm()
  const area = useRef<HTMLDivElement>(null)
  const from = typed[`${text}.${other[language]}`] ?? ''
  const isEmpty = (typed[`${text}.${language}`] ?? '').trim() === ''
  const fill = () => {
    const field = area.current?.querySelector('textarea')
    if (!field) return
    field.value = structureOf(from)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }
  return { area, fill, isMissing: isEmpty && from.trim() !== '' }
}

function InOneLanguage(props: OneProps) {
  const { text, language, rows, canCopy } = props
  const words = useWords(phrases)
  const { start } = useAdForm()
  const { area, fill, isMissing } = useCopying(props)
  const path = `${text}.${language}` as const
  return (
    <div ref={area} className="grid content-start gap-2">
      <TextAreaField
        {...sideOf(language)}
        label={words(inWords[language], { field: words(text) })}
        hint={useHint(props)}
        name={path}
        rows={rows}
        defaultValue={start[path]}
        isRequired
      />
      {isMissing && (
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="gold">{words(missing[language])}</Badge>
          {canCopy && (
            <Button variant="quiet" size="small" className="whitespace-normal" onClick={fill}>
              {words(copy[language])}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** A text in both languages side by side; on phones the one below the other. */
export function WordsField(props: WordsProps) {
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <InOneLanguage {...props} language="en" />
      <InOneLanguage {...props} language="ar" />
    </div>
  )
}
