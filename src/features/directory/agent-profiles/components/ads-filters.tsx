import { type Agent, agentAddress } from '#features/accounts/advertiser/contract.ts'
import { useQueryForm } from '#ui/query-form/use-query-form.ts'
import { phrases as results } from '#features/search/results/phrases.ts'
import { formatNumber } from '#i18n/format.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { AreaUnitSwitch } from '#ui/area-unit-switch.tsx'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/form/choices/segmented.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import type { Figures } from '../contract.ts'
import { phrases } from '../phrases.ts'
import { adSorts, adsQueryOf, type AdsSearch, usualValues } from './ads-search.ts'

type Props = { agent: Agent; figures: Figures; search: AdsSearch }

function Purposes({ figures: { sale, rent }, search }: Pick<Props, 'figures' | 'search'>) {
  const words = useWords(phrases)
  const language = useLanguage()
  if (sale.count === 0 || rent.count === 0) return null
  const counted = (word: 'purposeSale' | 'purposeRent', count: number) =>
    words(word, { number: formatNumber(count, language) })
  return (
    <Segmented
      legend={words('purpose')}
      name="purpose"
      className="max-sm:col-span-2"
      choices={[
        { value: '', label: words('anyPurpose') },
        { value: 'sale', label: counted('purposeSale', sale.count) },
        { value: 'rent', label: counted('purposeRent', rent.count) },
      ]}
      selected={search.purpose ?? ''}
    />
  )
}

function Types({ figures, search }: Pick<Props, 'figures' | 'search'>) {
  const words = useWords(phrases)
  const language = useLanguage()
  if (figures.propertyTypes.length < 2) return null
  return (
    <SelectField
      label={words('type')}
      isLabelHidden
      name="property_type"
      defaultValue={search.property_type ?? ''}
      none={words('anyType')}
      options={figures.propertyTypes.map(({ id, plural, count }) => ({
        value: id,
        label: words('typeCount', {
          type: textIn(plural, language),
          number: formatNumber(count, language),
        }),
      }))}
    />
  )
}

const sortWords = {
  newest: 'byNewest',
  price_asc: 'byPriceUp',
  price_desc: 'byPriceDown',
  space_desc: 'bySpaceDown',
} as const satisfies Record<(typeof adSorts)[number], keyof typeof results>

/** Nothing to choose from where there is one ad. */
export function AdsFilters({ agent, figures, search }: Props) {
  const words = useWords(phrases)
  const sharedWords = useWords(results)
  const { purpose = '', property_type = '', sort } = search
  const form = useQueryForm({
    path: agentAddress(agent),
    search: { purpose, property_type, sort },
    usual: usualValues,
    queryOf: adsQueryOf,
  })
  if (figures.sale.count + figures.rent.count < 2) return null
  return (
    <div className="flex flex-wrap items-center gap-2 md:gap-3">
      <form
        {...form}
        aria-label={words('adsForm')}
        className="grid w-full grid-cols-2 gap-2 sm:flex sm:w-auto sm:flex-1 sm:flex-wrap md:gap-3"
      >
        <Purposes figures={figures} search={search} />
        <Types figures={figures} search={search} />
        <SelectField
          label={sharedWords('sort')}
          isLabelHidden
          name="sort"
          defaultValue={sort}
          options={adSorts.map((one) => ({ value: one, label: sharedWords(sortWords[one]) }))}
        />
        <Button type="submit" variant="quiet" className="hidden noscript:inline-flex">
          {words('apply')}
        </Button>
      </form>
      <div className="noscript:hidden print:hidden">
        <AreaUnitSwitch name="profile-area-unit" />
      </div>
    </div>
  )
}
