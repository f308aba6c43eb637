import { useEffect, useRef, useState } from 'react'
import { maxLocations } from '#features/search/query/contract/limits.ts'
import { useWords } from '#i18n/words.tsx'
import { Field } from '#ui/form/field.tsx'
import { useFault } from '#ui/form/form-state.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { phrases } from '../phrases/form.ts'
import { AreaBox, type PlainStart, type Within } from './area-box.tsx'
import { areaNamesOf } from './sent-request.ts'

/** The server draws a plain field: the library's own has inline styles, which the policy refuses. */
function usePlainField() {
  const plain = useRef<HTMLInputElement>(null)
  const [start, setStart] = useState<PlainStart>()
  useEffect(() => {
    const { current } = plain
    if (!current) return
    setStart({ typed: current.value, hasFocus: document.activeElement === current })
  }, [])
  return { plain, start }
}

/** Without scripts nothing is suggested: the server looks for the names, as for those of a search. */
function NamedAreas({ name }: { name: string }) {
  const words = useWords(phrases)
  return (
    <TextField
      label={words('area')}
      hint={words('areaNamesHint', { maximum: maxLocations })}
      name={areaNamesOf(name)}
      error={useFault(name)}
      dir="auto"
      isRequired
    />
  )
}

export function AreaField(props: AreaFieldProps) {
  return (
    <>
      <noscript>
        <NamedAreas name={props.name ?? 'area'} />
      </noscript>
      <div className="noscript:hidden">
        <SuggestedAreas {...props} />
      </div>
    </>
  )
}

type AreaFieldProps = {
  within?: Within
  name?: string
  isRequired?: boolean
}

function SuggestedAreas({ within, name = 'area', isRequired = true }: AreaFieldProps) {
  const words = useWords(phrases)
  const { plain, start } = usePlainField()
  const [refusal, setRefusal] = useState<string>()
  const fault = useFault(name)
  return (
    <Field
      label={words('area')}
      hint={words('areaHint', { maximum: maxLocations })}
      error={refusal ?? fault}
      isRequired={isRequired}
    >
      {(control) =>
        start ? (
          <AreaBox {...{ control, within, name, start }} onRefuse={setRefusal} />
        ) : (
          <div className="combobox">
            <input {...control} ref={plain} data-for={name} className="combobox-input" />
          </div>
        )
      }
    </Field>
  )
}
