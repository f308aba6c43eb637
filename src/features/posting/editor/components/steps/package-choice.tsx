import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listPackages, type Package } from '#features/posting/packages/contract.ts'
import { formatMoney } from '#i18n/format.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { RadioField } from '#ui/form/choices/radio-field.tsx'
import { LoadFailure } from '#ui/loading/load-failure.tsx'
import { phrases } from '../../phrases/publish.ts'

export type PackageWords = { price: string; time: string }

/** What a package costs and how long an ad is live with it. */
export function usePackageWords() {
  const words = useWords(phrases)
  const language = useLanguage()
  return ({ duration, free, total }: Package): PackageWords => ({
    price: free ? words('free') : words('withVat', { total: formatMoney(total, language) }),
    time: words(duration.unit === 'year' ? 'years' : 'months', { count: duration.value }),
  })
}

type ChoiceProps = {
  packages: readonly Package[]
  selected: string | undefined
  noteOf: (one: Package) => string
}

export function PackageChoice({ packages, selected, noteOf }: ChoiceProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  return (
    <RadioField
      legend={words('package')}
      name="subscriptionId"
      isRequired
      selected={selected}
      choices={packages.map((one) => ({
        value: String(one.id),
        label: textIn(one.name, language),
        note: noteOf(one),
      }))}
    />
  )
}

type PaidProps = { packages: readonly Package[]; chosen: string | undefined }

export function PaidNote({ packages, chosen }: PaidProps) {
  const words = useWords(phrases)
  const isPaid = packages.some(({ id, free }) => !free && String(id) === chosen)
  return isPaid && <p className="rounded-card bg-sand p-4">{words('paidNote')}</p>
}

type OfferProps = {
  adTypeId: number
  waiting: ReactNode
  isOffered?: (one: Package) => boolean
  children: (packages: readonly Package[]) => ReactNode
}

export function OfferedPackages({ adTypeId, waiting, isOffered, children }: OfferProps) {
  const words = useWords(phrases)
  const query = useQueryFor(listPackages, { params: { id: adTypeId } })
  const { data, isError, refetch } = useQuery(query)
  if (isError) {
    const retry = () => void refetch()
    return <LoadFailure text={words('packagesFailed')} onRetry={retry} />
  }
  if (!data) return waiting
  const offered = isOffered ? data.subscriptions.filter(isOffered) : data.subscriptions
  return offered.length === 0 ? <p>{words('noPackages')}</p> : children(offered)
}
