import { useRef, useState } from 'react'
import { formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { phrases } from '../../phrases/mortgage-form.ts'

type RateFieldProps = {
  minRate: number
  maxRate: number
  typed: string
  /** The rate of the result; undefined where it cannot be read. */
  rate: number | undefined
}

/** Hundredths of a point. */
const step = 0.01

/** The slider has no name to send: it writes into the field, whose value counts. */
export function RateField({ minRate, maxRate, typed, rate }: RateFieldProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(rate ?? minRate)
  const [shown, setShown] = useState(rate)
  if (rate !== shown) {
    setShown(rate)
    if (rate !== undefined) setAt(rate)
  }
  const slide = (value: string) => {
    setAt(Number(value))
    const field = box.current?.querySelector<HTMLInputElement>('[name=rate]')
    if (field) field.value = value
  }
  return (
    <div ref={box} className="grid gap-1">
      <TextField
        label={words('rate')}
        hint={words('rateHint', { least: minRate, most: maxRate })}
        name="rate"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typed}
        isRequired
      />
      <input
        type="range"
        min={minRate}
        max={maxRate}
        step={step}
        value={at}
        aria-label={words('rateSlider')}
        aria-valuetext={words('ratePerYear', { rate: formatNumber(at, language) })}
        onChange={({ target }) => slide(target.value)}
        className="h-11 w-full accent-palm noscript:hidden print:hidden"
      />
    </div>
  )
}
