import { useRef, useState } from 'react'
import { formatCompact } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { readSearch } from '#features/search/query/contract/address.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { phrases as ofPage } from '../../phrases.ts'
import { phrases as ofChoices } from '../../phrases/choices.ts'
import type { Results } from '../results-model.ts'
import { isTelling, type PriceRange, presetsFor } from './price-range.ts'
import { PriceSlider } from './price-slider.tsx'
import { useAskedSearch, useChoices } from './use-choices.ts'

const phrases = { ...ofPage, ...ofChoices }

type PresetsProps = {
  presets: readonly PriceRange[]
  range: PriceRange
  onChoose: (range: PriceRange) => void
}

function Presets({ presets, range, onChoose }: PresetsProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const label = ({ least, most }: PriceRange) => {
    const [from, to] = [least ?? 0, most ?? 0].map((price) => formatCompact(price, language))
    if (least === undefined) return words('upTo', { price: to ?? '' })
    if (most === undefined) return words('orMore', { price: from ?? '' })
    return words('between', { from: from ?? '', to: to ?? '' })
  }
  return (
    <div role="group" aria-label={words('commonPrices')} className="price-presets">
      {presets.map((preset) => {
        const isChosen = preset.least === range.least && preset.most === range.most
        const next = isChosen ? { least: undefined, most: undefined } : preset
        return (
          <button
            key={label(preset)}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(next)}
          >
            {label(preset)}
          </button>
        )
      })}
    </div>
  )
}

const typedNumber = (text: string) => readSearch({ price_min: text }).price_min

/** The two fields hold what is sent; slider and presets write into them. */
function usePriceRange({ search }: Results) {
  const [range, setRange] = useState<PriceRange>({
    least: search.price_min,
    most: search.price_max,
  })
  const least = useRef<HTMLInputElement>(null)
  const most = useRef<HTMLInputElement>(null)
  const choose = (next: PriceRange) => {
    setRange(next)
    for (const [field, price] of [[least, next.least] as const, [most, next.most] as const]) {
      if (!field.current) continue
      field.current.value = price === undefined ? '' : String(price)
      field.current.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  const type = (end: keyof PriceRange, text: string) =>
    setRange((before) => ({ ...before, [end]: typedNumber(text) }))
  return { range, choose, type, least, most }
}

/** Number fields would refuse Arabic digits. */
export function PriceChoices({ results }: { results: Results }) {
  const words = useWords(phrases)
  const buckets = useChoices(results)?.price?.buckets
  const { range, choose, type, least, most } = usePriceRange(results)
  const { purpose, rent_period: rentPeriod } = useAskedSearch(results)
  const presets = presetsFor({ purpose, rentPeriod })
  return (
    <>
      {buckets && isTelling(buckets) && (
        <PriceSlider buckets={buckets} range={range} onChoose={choose} />
      )}
      <div className="grid grid-cols-2 gap-3">
        <TextField
          ref={least}
          label={words('priceFrom')}
          name="price_min"
          inputMode="numeric"
          defaultValue={results.search.price_min}
          onChange={({ target }) => type('least', target.value)}
        />
        <TextField
          ref={most}
          label={words('priceTo')}
          name="price_max"
          inputMode="numeric"
          defaultValue={results.search.price_max}
          onChange={({ target }) => type('most', target.value)}
        />
      </div>
      {presets.length > 0 && <Presets presets={presets} range={range} onChoose={choose} />}
    </>
  )
}
