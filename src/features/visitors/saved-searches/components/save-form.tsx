import { EmailField } from '#features/accounts/account/components/email-field.tsx'
import { defaults } from '#features/search/query/contract/limits.ts'
import { searchAddress } from '#features/search/query/contract/search.ts'
import type { Results } from '#features/search/results/components/results-model.ts'
import { frequencies } from '#features/visitors/alerts/contract.ts'
import { useWords } from '#i18n/words.tsx'
import { useUserName } from '#platform/browser/login-state.ts'
import { nameOf } from '#platform/call.ts'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useIsHydrated } from '#ui/near/use-is-hydrated.ts'
import { maxFilters, maxNameLength, saveSearch } from '../contract.ts'
import { phrases as ofAlerts } from '../phrases/alerts.ts'
import { phrases as ofSaving } from '../phrases/saving.ts'
import { FilterList } from './filter-list.tsx'
import { NameField } from './name-field.tsx'
import { type Saved, useSaving } from './use-saving.ts'
import { useSearchSummary } from './use-searches.ts'

const phrases = { ...ofAlerts, ...ofSaving }

/** The order of the results is no part of what is searched. */
const filtersOf = ({ search }: Results) => ({
  ...search,
  page: defaults.page,
  limit: defaults.limit,
  sort: defaults.sort,
})

function WhatIsSaved({ results }: { results: Results }) {
  const words = useWords(phrases)
  const filters = results.chips.map(({ label }) => label)
  const count = filters.length
  return (
    <section className="grid gap-2" aria-label={words('what')}>
      <p className="font-medium">{results.title}</p>
      {count > 0 && <FilterList label={words('what')} filters={filters} />}
      {count === 0 && !results.search.purpose && (
        <p className="text-sm text-muted">{words('noFilters')}</p>
      )}
      {count > maxFilters && (
        <p role="alert" className="text-danger">
          {words('tooManyFilters', { maximum: maxFilters, count })}
        </p>
      )}
    </section>
  )
}

type FormProps = { results: Results; onSaved: (saved: Saved) => void }

/** As long as a name may be, cut between two words. */
function nameFor(title: string): string {
  if (title.length <= maxNameLength) return title
  const start = title.slice(0, maxNameLength)
  return start.slice(0, start.lastIndexOf(' '))
}

/** Without scripts it is not known who saves, so the address is always asked for. */
export function SaveForm({ results, onSaved }: FormProps) {
  const words = useWords(phrases)
  const isVisitor = !useUserName()
  const isHydrated = useIsHydrated()
  const { data } = useSearchSummary({ isEnabled: isVisitor })
  const form = useSaving({ results, isVisitor, onSaved })
  const knownEmail = data?.alerts.email ?? ''
  return (
    <Form form={form} plainCall={nameOf(saveSearch)}>
      <WhatIsSaved results={results} />
      {/* Not named as in the body: what is wrong with the filters is said above the form, as none can be seen in it. */}
      <input type="hidden" name="filtersText" defaultValue={searchAddress(filtersOf(results))} />
      <NameField label={words('name')} defaultValue={nameFor(results.title)} />
      <SelectField
        name="frequency"
        label={words('frequency')}
        defaultValue="daily"
        options={frequencies.map((value) => ({ value, label: words(value) }))}
      />
      {isVisitor && form.typed.frequency !== 'off' && (
        <EmailField
          key={knownEmail}
          isRequired={isHydrated}
          label={words('email')}
          hint={words('emailHint')}
          autoComplete="email"
          defaultValue={knownEmail}
        />
      )}
      <noscript>
        <p className="text-sm text-muted">{words('emailOfAccount')}</p>
      </noscript>
      <div>
        <SubmitButton>{words('save')}</SubmitButton>
      </div>
    </Form>
  )
}
