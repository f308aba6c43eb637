import { setState, setVisibility } from '#features/posting/lifecycle/contract.ts'
import { deleteDraft, type OwnCard } from '#features/posting/own-ads/contract/own-ads.ts'
import { useWords } from '#i18n/words.tsx'
import { type Outcome, usePageCall } from '#platform/browser/page-call.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases/actions.ts'
import { isOnShow, type TransitionRequest } from '../rules.ts'
import { useFreshAds, useRefusal } from './use-ads.ts'

type Ad = Pick<OwnCard, 'id' | 'state'>

const messageOf = {
  under_offer: 'nowUnderOffer',
  live: 'nowLive',
  sold: 'nowSold',
  rented: 'nowRented',
  withdrawn: 'nowWithdrawn',
} as const

function useRunAction() {
  const toast = useToast()
  const refuse = useRefusal()
  const refresh = useFreshAds()
  const words = useWords(phrases)
  return async <Reply extends object>(
    work: () => Promise<Outcome<Reply>>,
    message: { text: string | ((reply: Reply) => string); undo?: (() => void) | undefined },
  ) => {
    const { reply, faults } = await work()
    const { text, undo } = message
    const action = undo && { label: words('undo'), run: undo }
    const textOf = (answer: Reply) => (typeof text === 'string' ? text : text(answer))
    if (reply) toast({ text: textOf(reply), ...(action && { action }) })
    else refuse(faults)
    // A refusal means that the list is out of date as well.
    refresh()
  }
}

export function useAdActions({ id, state }: Ad) {
  const words = useWords(phrases)
  const ask = usePageCall(words('failed'))
  const runAction = useRunAction()
  const params = { id }

  function show(isVisible: boolean, isUndone = false): void {
    void runAction(() => ask(setVisibility, { params, body: { visibility: isVisible } }), {
      text: words('updated'),
      undo: isUndone ? undefined : () => show(!isVisible, true),
    })
  }

  function requestTransition({ state: to, reason }: TransitionRequest, isUndone = false): void {
    // From the end of an ad only `live` can be reached again.
    const undo =
      !isUndone && isOnShow(state) ? { state: state as 'live' | 'under_offer' } : undefined
    const canUndo = undo && (to !== 'closed' || undo.state === 'live')
    void runAction(() => ask(setState, { params, body: { state: to, reason: reason ?? null } }), {
      text: ({ property }) =>
        words(
          property.state === 'in_review'
            ? 'nowInReview'
            : messageOf[reason ?? (to === 'closed' ? 'withdrawn' : to)],
        ),
      undo: canUndo ? () => requestTransition(undo, true) : undefined,
    })
  }

  const remove = () => runAction(() => ask(deleteDraft, { params }), { text: words('removed') })

  return { show, requestTransition, remove }
}
