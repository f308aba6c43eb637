import { setState, setVisibility } from '#features/posting/lifecycle/contract.ts'
import { deleteDraft, type OwnCard } from '#features/posting/own-ads/contract/own-ads.ts'
import { useWords } from '#i18n/words.tsx'
import { type Outcome, usePageCall } from '#platform/browser/page-call.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases/actions.ts'
import { isOnShow, type Wish } from '../rules.ts'
import { useFreshAds, useRefusal } from './use-ads.ts'

type Ad = Pick<OwnCard, 'id' | 'state'>

const saidOf = {
  under_offer: 'nowUnderOffer',
  live: 'nowLive',
  sold: 'nowSold',
  rented: 'nowRented',
  withdrawn: 'nowWithdrawn',
} as const

function useDoing() {
  const toast = useToast()
  const refuse = useRefusal()
  const refresh = useFreshAds()
  const words = useWords(phrases)
  return async <Reply extends object>(
    work: () => Promise<Outcome<Reply>>,
    said: { text: string | ((reply: Reply) => string); undo?: (() => void) | undefined },
  ) => {
    const { reply, faults } = await work()
    const { text, undo } = said
    const action = undo && { label: words('undo'), run: undo }
    const told = (came: Reply) => (typeof text === 'string' ? text : text(came))
    if (reply) toast({ text: told(reply), ...(action && { action }) })
    else refuse(faults)
    // A refusal means that the list is out of date as well.
    refresh()
  }
}

export function useAdActions({ id, state }: Ad) {
  const ask = usePageCall()
  const words = useWords(phrases)
  const perform = useDoing()
  const params = { id }

  function show(isVisible: boolean, isUndone = false): void {
    void perform(() => ask(setVisibility, { params, body: { visibility: isVisible } }), {
      text: words('updated'),
      undo: isUndone ? undefined : () => show(!isVisible, true),
    })
  }

  function move({ state: to, reason }: Wish, isUndone = false): void {
    // From the end of an ad only `live` can be reached again.
    const undo =
      !isUndone && isOnShow(state) ? { state: state as 'live' | 'under_offer' } : undefined
    const canUndo = undo && (to !== 'closed' || undo.state === 'live')
    void perform(() => ask(setState, { params, body: { state: to, reason: reason ?? null } }), {
      text: ({ property }) =>
        words(
          property.state === 'in_review'
            ? 'nowInReview'
            : saidOf[reason ?? (to === 'closed' ? 'withdrawn' : to)],
        ),
      undo: canUndo ? () => move(undo, true) : undefined,
    })
  }

  const remove = () => perform(() => ask(deleteDraft, { params }), { text: words('removed') })

  return { show, move, remove }
}
