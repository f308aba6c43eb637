import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
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
      className="self-end"
      choices={[
        { value: '', label: words('bothKinds') },
        { value: 'agent', label: words('onlyAgents') },
        { value: 'agency', label: words('onlyAgencies') },
      ]}
      selected={page.search.kind ?? ''}
    />
  )
}

const isFiltered = ({ search }: AgentsPage) => Object.keys(search).some((name) => name !== 'page')

export function AgentFilters({ page }: PageProps) {
  const words = useWords(phrases)
  const { agency } = page.search
  return (
    <form
      {...useAgentsForm(page)}
      role="search"
      aria-label={words('form')}
      className="grid grid-cols-2 gap-3 md:grid-cols-4"
    >
      <Choice page={page} name="emirate" />
      <Choice page={page} name="location" />
      <Choice page={page} name="language" />
      <Choice page={page} name="speciality" />
      <div className="col-span-2 md:max-lg:col-span-4">
        <TextField
          label={words('name')}
          name="name"
          placeholder={words('nameHint')}
          maxLength={100}
          autoComplete="off"
          defaultValue={page.search.name}
        />
      </div>
      <div className="col-span-2 flex flex-wrap items-end gap-3 md:max-lg:col-span-4">
        <Kinds page={page} />
        <Button type="submit">
          <Icon name="search" className="size-4" />
          {words('search')}
        </Button>
        {isFiltered(page) && (
          <SiteLink
            href="/agents"
            resetScroll={false}
            className="inline-flex min-h-11 items-center gap-1 text-sm font-medium text-palm hover:underline"
          >
            <Icon name="x" className="size-4" />
            {words('clear')}
          </SiteLink>
        )}
      </div>
      {agency && <input type="hidden" name="agency" value={agency} />}
    </form>
  )
}
