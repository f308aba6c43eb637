import { useQuery } from '@tanstack/react-query'
import { listPackages, type Package } from '#features/posting/packages/contract.ts'
import { formatMoney } from '#i18n/format.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { Button } from '#ui/button.tsx'
import { RadioField } from '#ui/form/radio-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { phrases } from '../../phrases/publish.ts'
import { useAdForm } from '../ad-form-context.ts'

function useNote() {
  const words = useWords(phrases)
  const language = useLanguage()
  return ({ duration, slots, features, free, total }: Package) => {
    const count = duration.value
    const price = free ? words('free') : words('withVat', { total: formatMoney(total, language) })
    const time = words(duration.unit === 'year' ? 'years' : 'months', { count })
    const more = features.map((feature) => textIn(feature, language))
    const plain = [time, words('slots', { count: slots })]
    return [price, ...(more.length > 0 ? more : plain)].join(' · ')
  }
}

function Packages({ packages }: { packages: readonly Package[] }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const noteOf = useNote()
  const { start, typed } = useAdForm()
  const isPaid = packages.some(({ id, free }) => !free && String(id) === typed.subscriptionId)
  return (
    <>
      <RadioField
        legend={words('package')}
        name="subscriptionId"
        isRequired
        selected={typed.subscriptionId ?? start.subscriptionId ?? ''}
        choices={packages.map((one) => ({
          value: String(one.id),
          label: textIn(one.name, language),
          note: noteOf(one),
        }))}
      />
      {isPaid && <p className="rounded-card bg-sand p-4">{words('paidNote')}</p>}
    </>
  )
}

/** Keeps the chosen package in the form until the packages are loaded. */
function Waiting({ adTypeId }: { adTypeId: number }) {
  const { start } = useAdForm()
  const chosen = adTypeId === Number(start.adTypeId) ? start.subscriptionId : ''
  return (
    <>
      <input type="hidden" name="subscriptionId" defaultValue={chosen} />
      <Skeleton className="h-48" />
    </>
  )
}

function OfAdType({ adTypeId }: { adTypeId: number }) {
  const words = useWords(phrases)
  const query = useQueryFor(listPackages, { params: { id: adTypeId } })
  const { data, isError, refetch } = useQuery(query)
  if (isError) {
    return (
      <div className="grid justify-items-start gap-3">
        <p role="alert">{words('packagesFailed')}</p>
        <Button variant="quiet" onClick={() => void refetch()}>
          {words('tryAgain')}
        </Button>
      </div>
    )
  }
  if (!data) return <Waiting adTypeId={adTypeId} />
  if (data.subscriptions.length === 0) return <p>{words('noPackages')}</p>
  return <Packages packages={data.subscriptions} />
}

/** Spec 5, "Subscription: a package must be chosen"; packages belong to ad types. */
export function PackageField() {
  const words = useWords(phrases)
  const { typed } = useAdForm()
  const adTypeId = Number(typed.adTypeId)
  if (!adTypeId) return <p className="text-muted">{words('chooseAdType')}</p>
  return <OfAdType key={adTypeId} adTypeId={adTypeId} />
}
