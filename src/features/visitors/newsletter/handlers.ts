import { throttleForm } from '#features/visitors/forms/actions.ts'
import { isSuspected } from '#features/visitors/forms/rules.ts'
import { type Call, type Handler, handle, handleCreation } from '#platform/handle.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { Refusal } from '#platform/refusal.ts'
import { throttleToken } from '#platform/session/throttle.ts'
import { confirmSubscription, subscribe, unsubscribe } from './contract.ts'
import { mailSubscriber } from './mail.ts'
import { addSubscription, confirmByLink, unsubscribeByLink } from './queries.ts'

type LinkCall = Call<typeof confirmSubscription>

async function openLink(call: LinkCall, redeem: typeof confirmByLink) {
  const { db, body, caller, now } = call
  await throttleToken(db, { caller, now })
  if (!(await redeem(db, { token: body.token, now })))
    throw new Refusal(404, [{ code: 'not_found' }])
  return {}
}

export const newsletterHandlers = ({ post }: { post: Post }): Handler[] => [
  handleCreation(subscribe, async (call) => {
    const { db, body, language, caller, now } = call
    await throttleForm(db, { form: 'newsletter', caller, now })
    const added = { ...body, isSuspected: isSuspected(body), language, now }
    return call.transact(async (tx) => {
      const subscription = await addSubscription(tx, added)
      if (!added.isSuspected)
        await mailSubscriber(tx, subscription, { post, caller, language, now })
      return {}
    })
  }),

  handle(confirmSubscription, (call) => openLink(call, confirmByLink)),

  handle(unsubscribe, (call) => openLink(call, unsubscribeByLink)),
]
