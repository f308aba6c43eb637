import { formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/form/choices/segmented.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { agentSorts } from '../contract.ts'
import { phrases } from '../phrases.ts'
import { agentsAddress } from './agents-address.ts'
import type { AgentChoices, AgentsPage } from './agents-page.ts'
import { useAgentsForm } from './use-agents-form.ts'

type PageProps = { page: AgentsPage }

const anyOf = {
  emirate: ['emirate', 'anyEmirate'],
  location: ['area', 'anyArea'],
  language: ['language', 'anyLanguage'],
  speciality: ['speciality', 'anySpeciality'],
} as const

function Choice({ page, name }: PageProps & { name: keyof AgentChoices }) {
  const words = useWords(phrases)
  const [label, any] = anyOf[name]
  const choices = page.choices[name]
  return (
    <SelectField
      label={words(label)}
      name={name}
      defaultValue={page.search[name] ?? ''}
      disabled={choices.length === 0}
      none={words(any)}
      options={choices}
    />
  )
}

function Kinds({ page }: PageProps) {
  const words = useWords(phrases)
  return (
    <Segmented
      legend={words('kind')}
      name="kind"
      choices={[
        { value: '', label: words('bothKinds') },
        { value: 'agent', label: words('onlyAgents') },
        { value: 'agency', label: words('onlyAgencies') },
      ]}
      selected={page.search.kind ?? ''}
    />
  )
}

const sortWords = { ads: 'byAds', name: 'byName', newest: 'byNewest' } as const

function Sort({ page }: PageProps) {
  const words = useWords(phrases)
  return (
    <SelectField
      label={words('sort')}
      isLabelHidden
      name="sort"
      defaultValue={page.search.sort ?? 'ads'}
      options={agentSorts.map((sort) => ({ value: sort, label: words(sortWords[sort]) }))}
    />
  )
}

const filterNames = ['kind', 'emirate', 'location', 'language', 'speciality']

const countFilters = ({ search }: AgentsPage) =>
  filterNames.filter((name) => search[name] !== undefined).length

/** On phones the choices open below it, with and without scripts. */
function FiltersSwitch({ page }: PageProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const count = countFilters(page)
  return (
    <details className="peer/filters group md:hidden">
      <summary className="button button-quiet w-full">
        <Icon name="sliders-horizontal" className="size-4" />
        {count > 0
          ? words('filtersOn', { number: formatNumber(count, language) })
          : words('filters')}
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
    </details>
  )
}

function Clear({ page }: PageProps) {
  const words = useWords(phrases)
  const { sort } = page.search
  if (countFilters(page) === 0 && !page.search.name && !page.search.agency) return null
  return (
    <SiteLink
      href={agentsAddress({ ...(sort && { sort }) })}
      resetScroll={false}
      className="inline-flex min-h-11 items-center gap-1 text-sm font-medium text-palm hover:underline"
    >
      <Icon name="x" className="size-4" />
      {words('clear')}
    </SiteLink>
  )
}

function Name({ page }: PageProps) {
  const words = useWords(phrases)
  return (
    <div className="col-span-2 flex gap-2 md:col-span-1">
      <div className="min-w-0 flex-1">
        <TextField
          label={words('name')}
          isLabelHidden
          name="name"
          placeholder={words('nameHint')}
          maxLength={100}
          autoComplete="off"
          dir="auto"
          defaultValue={page.search.name}
        />
      </div>
      <Button type="submit" aria-label={words('search')} className="max-md:w-11 max-md:px-0">
        <Icon name="search" className="size-4" />
        <span className="max-md:hidden">{words('search')}</span>
      </Button>
    </div>
  )
}

export function AgentFilters({ page }: PageProps) {
  const words = useWords(phrases)
  const { agency } = page.search
  return (
    <form
      {...useAgentsForm(page)}
      role="search"
      aria-label={words('form')}
      className="grid grid-cols-2 gap-2 md:grid-cols-[minmax(0,1fr)_15rem] md:gap-3"
    >
      <Name page={page} />
      <FiltersSwitch page={page} />
      <Sort page={page} />
      <div className="col-span-2 hidden gap-3 peer-open/filters:grid md:grid lg:grid-cols-[auto_minmax(0,1fr)] lg:items-end lg:gap-6">
        <Kinds page={page} />
        <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
          <Choice page={page} name="emirate" />
          <Choice page={page} name="location" />
          <Choice page={page} name="language" />
          <Choice page={page} name="speciality" />
        </div>
      </div>
      {agency && <input type="hidden" name="agency" value={agency} />}
      <div className="col-span-2 empty:hidden">
        <Clear page={page} />
      </div>
    </form>
  )
}
