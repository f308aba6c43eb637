import { useQuery } from '@tanstack/react-query'
import { phrases as publish } from '#features/posting/editor/phrases/publish.ts'
import { renewProperty } from '#features/posting/lifecycle/contract.ts'
import type { OwnCard } from '#features/posting/own-ads/contract/own-ads.ts'
import { listPackages, type Package } from '#features/posting/packages/contract.ts'
import { formatMoney } from '#i18n/format.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { useQueryFor } from '#platform/page-query.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Form } from '#ui/form/form.tsx'
import { RadioField } from '#ui/form/radio-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases/actions.ts'
import { isOnShow, type State } from '../rules.ts'
import { useFreshAds } from './use-ads.ts'

type DialogProps = { ad: OwnCard; onClose: () => void }

function useNoteOf() {
  const words = useWords(publish)
  const language = useLanguage()
  return ({ duration, free, total }: Package) => {
    const price = free ? words('free') : words('withVat', { total: formatMoney(total, language) })
    const unit = duration.unit === 'year' ? 'years' : 'months'
    return `${price} · ${words(unit, { count: duration.value })}`
  }
}

type RenewalProps = DialogProps & { packages: readonly Package[] }

const outcomes: Partial<Record<State, 'renewedUnpaid' | 'renewedInReview'>> = {
  awaiting_payment: 'renewedUnpaid',
  in_review: 'renewedInReview',
}

function useRenewal({ ad, packages, onClose }: RenewalProps) {
  const words = useWords(phrases)
  const said = useWords(publish)
  const ask = usePageCall()
  const toast = useToast()
  const refresh = useFreshAds()
  return useForm({
    check: (typed) =>
      typed.get('subscriptionId')
        ? []
        : [{ code: 'subscription_required', path: 'subscriptionId', msg: said('selectPackage') }],
    send: async (typed) => {
      const chosen = packages.find(({ id }) => String(id) === typed.get('subscriptionId'))
      const { reply, faults } = await ask(renewProperty, {
        params: { id: ad.id },
        body: { subscriptionId: chosen?.id ?? null },
      })
      if (!reply) return faults
      toast({ text: words(outcomes[reply.property.state] ?? 'renewed') })
      refresh()
      onClose()
      return []
    },
  })
}

function Choice(props: RenewalProps) {
  const { ad, packages } = props
  const words = useWords(phrases)
  const said = useWords(publish)
  const language = useLanguage()
  const noteOf = useNoteOf()
  const form = useRenewal(props)
  const free = packages.find((one) => one.free)
  const isPaid = packages.some(
    ({ id, free: is }) => !is && String(id) === form.typed.subscriptionId,
  )
  return (
    <Form form={form} className="grid gap-5">
      <RadioField
        legend={said('package')}
        name="subscriptionId"
        isRequired
        selected={free ? String(free.id) : undefined}
        choices={packages.map((one) => ({
          value: String(one.id),
          label: textIn(one.name, language),
          note: noteOf(one),
        }))}
      />
      {isOnShow(ad.state) && <p className="text-sm text-muted">{words('renewFreeOnly')}</p>}
      {isPaid && <p className="rounded-card bg-sand p-4">{said('paidNote')}</p>}
      <SubmitButton>{words('renew')}</SubmitButton>
    </Form>
  )
}

type PackagesProps = DialogProps & { adTypeId: number }

function Packages({ adTypeId, ...props }: PackagesProps) {
  const said = useWords(publish)
  const query = useQueryFor(listPackages, { params: { id: adTypeId } })
  const { data, isError, refetch } = useQuery(query)
  if (isError) {
    return (
      <div className="grid justify-items-start gap-3">
        <p role="alert">{said('packagesFailed')}</p>
        <Button variant="quiet" onClick={() => void refetch()}>
          {said('tryAgain')}
        </Button>
      </div>
    )
  }
  if (!data) return <Skeleton className="h-48" />
  const offered = data.subscriptions.filter(({ free }) => free || !isOnShow(props.ad.state))
  if (offered.length === 0) return <p>{said('noPackages')}</p>
  return <Choice {...props} packages={offered} />
}

/** Spec 2, "My properties, from which subscription renewal is offered". */
export function RenewDialog({ ad, onClose }: DialogProps) {
  const words = useWords(phrases)
  return (
    <Dialog isOpen onClose={onClose} title={words('renewTitle')}>
      <div className="grid gap-5">
        <p>{words('renewText')}</p>
        {ad.review === 'return' && (
          <p className="rounded-card bg-sand p-4">{words('renewReviewed')}</p>
        )}
        {ad.adType ? (
          <Packages ad={ad} onClose={onClose} adTypeId={ad.adType.id} />
        ) : (
          <p>{words('noKind')}</p>
        )}
      </div>
    </Dialog>
  )
}
