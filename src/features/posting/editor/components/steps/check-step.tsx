import type { Package } from '#features/posting/packages/contract.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { phrases } from '../../phrases/publish.ts'
import { useAdForm } from '../ad-form-context.ts'
import { OfferedPackages, PackageChoice, PaidNote, usePackageWords } from './package-choice.tsx'

function useNote() {
  const words = useWords(phrases)
  const language = useLanguage()
  const packageWords = usePackageWords()
  return (one: Package) => {
    const { price, time } = packageWords(one)
    const more = one.features.map((feature) => textIn(feature, language))
    const plain = [time, words('slots', { count: one.slots })]
    return [price, ...(more.length > 0 ? more : plain)].join(' · ')
  }
}

function Packages({ packages }: { packages: readonly Package[] }) {
  const noteOf = useNote()
  const { start, typed } = useAdForm()
  const selected = typed.subscriptionId ?? start.subscriptionId ?? ''
  return (
    <>
      <PackageChoice packages={packages} selected={selected} noteOf={noteOf} />
      <PaidNote packages={packages} chosen={typed.subscriptionId} />
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

/** Spec 5, "Subscription: a package must be chosen"; packages belong to ad types. */
export function PackageField() {
  const words = useWords(phrases)
  const { typed } = useAdForm()
  const adTypeId = Number(typed.adTypeId)
  if (!adTypeId) return <p className="text-muted">{words('chooseAdType')}</p>
  return (
    <OfferedPackages key={adTypeId} adTypeId={adTypeId} waiting={<Waiting adTypeId={adTypeId} />}>
      {(packages) => <Packages packages={packages} />}
    </OfferedPackages>
  )
}
