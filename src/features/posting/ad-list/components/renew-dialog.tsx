import {
  OfferedPackages,
  PackageChoice,
  PaidNote,
  usePackageWords,
} from '#features/posting/editor/components/steps/package-choice.tsx'
import { phrases as publish } from '#features/posting/editor/phrases/publish.ts'
import { renewProperty } from '#features/posting/lifecycle/contract.ts'
import type { OwnCard } from '#features/posting/own-ads/contract/own-ads.ts'
import type { Package } from '#features/posting/packages/contract.ts'
import { useWords } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases/actions.ts'
import { isOnShow, type State } from '../rules.ts'
import { useFreshAds } from './use-ads.ts'

type DialogProps = { ad: OwnCard; onClose: () => void }

type RenewalProps = DialogProps & { packages: readonly Package[] }

const outcomes: Partial<Record<State, 'renewedUnpaid' | 'renewedInReview'>> = {
  awaiting_payment: 'renewedUnpaid',
  in_review: 'renewedInReview',
}

function useRenewal({ ad, packages, onClose }: RenewalProps) {
  const words = useWords(phrases)
  const said = useWords(publish)
  const ask = usePageCall(words('notRenewed'))
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
  const packageWords = usePackageWords()
  const form = useRenewal(props)
  const free = packages.find((one) => one.free)
  const noteOf = (one: Package) => {
    const { price, time } = packageWords(one)
    return `${price} · ${time}`
  }
  return (
    <Form form={form} className="grid gap-5">
      <PackageChoice
        packages={packages}
        selected={free ? String(free.id) : undefined}
        noteOf={noteOf}
      />
      {isOnShow(ad.state) && <p className="text-sm text-muted">{words('renewFreeOnly')}</p>}
      <PaidNote packages={packages} chosen={form.typed.subscriptionId} />
      <SubmitButton>{words('renew')}</SubmitButton>
    </Form>
  )
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
          <OfferedPackages
            adTypeId={ad.adType.id}
            waiting={<Skeleton className="h-48" />}
            isOffered={({ free }) => free || !isOnShow(ad.state)}
          >
            {(packages) => <Choice ad={ad} onClose={onClose} packages={packages} />}
          </OfferedPackages>
        ) : (
          <p>{words('noKind')}</p>
        )}
      </div>
    </Dialog>
  )
}
