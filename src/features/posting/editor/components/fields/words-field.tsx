import { useRef } from 'react'
import { type ContentLanguage, contentLanguages, otherContentLanguage } from '#i18n/language.ts'
import { useWords } from '#i18n/words.tsx'
import { adFields, type NamesOfType } from '#features/posting/fields/contract/ad-fields.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { phrases } from '../../phrases/fields.ts'
import { structureOf } from '../../rules.ts'
import { useAdForm } from '../ad-form-context.ts'
import { copyWords, inWords, missingWords, sideOf } from './language-words.ts'

type Text = NamesOfType<'texts'>
type WordsProps = { text: Text; rows: number; hint?: string; canCopy?: boolean }
type OneProps = WordsProps & { language: ContentLanguage }

const lettersOf = (text: string) => Array.from(text.trim()).length

function useHint({ text, language, hint }: OneProps) {
  const words = useWords(phrases)
  const { typed } = useAdForm()
  const { minimum, maximum } = adFields[text]
  const count = lettersOf(typed[`${text}.${language}`] ?? '')
  const length = words(minimum > 1 ? 'lengthOf' : 'lengthTo', { count, maximum, minimum })
  return hint ? `${hint} ${length}` : length
}

function useCopying({ text, language }: OneProps) {
  const { typed } = useAdForm()
  const area = useRef<HTMLDivElement>(null)
  const from = typed[`${text}.${otherContentLanguage(language)}`] ?? ''
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
          <Badge tone="gold">{words(missingWords[language])}</Badge>
          {canCopy && (
            <Button variant="quiet" size="small" className="whitespace-normal" onClick={fill}>
              {words(copyWords[language])}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

export function WordsField(props: WordsProps) {
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      {contentLanguages.map((language) => (
        <InOneLanguage key={language} {...props} language={language} />
      ))}
    </div>
  )
}
