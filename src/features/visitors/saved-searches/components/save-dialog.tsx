import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmailField } from '#features/accounts/account/components/email-field.tsx'
import type { SearchQuery } from '#features/search/query/contract/search.ts'
import type { Results } from '#features/search/results/components/results-model.ts'
import { resultsQuery } from '#features/search/results/components/results-query.ts'
import { frequencies } from '#features/visitors/alerts/contract.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useUserName } from '#platform/browser/login-state.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { maxFilters, maxNameLength } from '../contract.ts'
import { phrases as ofAlerts } from '../phrases/alerts.ts'
import { phrases as ofLink } from '../phrases/link.ts'
import { phrases as ofSaving } from '../phrases/saving.ts'
import { FilterList } from './filter-list.tsx'
import { NameField } from './name-field.tsx'
import { type Saved, useSaving } from './use-saving.ts'
import { useSearchSummary } from './use-searches.ts'

const phrases = { ...ofLink, ...ofAlerts, ...ofSaving }

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

function SaveForm({ results, onSaved }: FormProps) {
  const words = useWords(phrases)
  const isVisitor = !useUserName()
  const { data } = useSearchSummary({ isEnabled: isVisitor })
  const form = useSaving({ results, isVisitor, onSaved })
  const knownEmail = data?.alerts.email ?? ''
  return (
    <Form form={form}>
      <WhatIsSaved results={results} />
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
          label={words('email')}
          hint={words('emailHint')}
          autoComplete="email"
          defaultValue={knownEmail}
        />
      )}
      <div>
        <SubmitButton>{words('save')}</SubmitButton>
      </div>
    </Form>
  )
}

function Done({ saved, onClose }: { saved: Saved; onClose: () => void }) {
  const words = useWords(phrases)
  const { email, isConfirmed } = saved
  return (
    <div className="grid gap-5">
      <div role="status" className="grid gap-2 wrap-anywhere">
        <p>{words('savedText')}</p>
        {email && <p>{words(isConfirmed ? 'alertsTo' : 'confirmSent', { email })}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose}>{words('done')}</Button>
        <SiteLink href="/my-searches" className={buttonClass({ variant: 'quiet' })}>
          {words('mySearches')}
        </SiteLink>
      </div>
    </div>
  )
}

type DialogProps = { isOpen: boolean; onClose: () => void; query: SearchQuery }

export function SaveDialog({ isOpen, onClose, query }: DialogProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { data: results } = useSuspenseQuery(resultsQuery(query, { language }))
  const [saved, setSaved] = useState<Saved & { address: string }>()
  const { address } = results
  const isSaved = saved?.address === address
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words(isSaved ? 'saved' : 'title')}>
      {isSaved ? (
        <Done saved={saved} onClose={onClose} />
      ) : (
        <SaveForm
          key={address}
          results={results}
          onSaved={(how) => setSaved({ ...how, address })}
        />
      )}
    </Dialog>
  )
}
