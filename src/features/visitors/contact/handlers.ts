import type { Settings } from '#features/reference/site-settings/contract.ts'
import { takeRecipient, throttleForm } from '#features/visitors/forms/actions.ts'
import { findSender } from '#features/visitors/forms/queries.ts'
import { isSuspected } from '#features/visitors/forms/rules.ts'
import { type Handler, handleCreation } from '#platform/handle.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { requirePhone } from '#platform/phone.ts'
import { sendMessage } from './contract.ts'
import { mailMessage } from './mail.ts'
import { addMessage } from './queries.ts'

type Dependencies = { post: Post; settings: () => Pick<Settings, 'contact'> }

export const contactHandlers = ({ post, settings }: Dependencies): Handler[] => [
  handleCreation(sendMessage, async (call) => {
    const { db, body, language, caller, now } = call
    const phone = requirePhone(body.phone, 'phone')
    await throttleForm(db, { form: 'contact', caller, now })
    const sender = await findSender(call)
    const message = { ...body, phone, language, isSuspected: isSuspected(body), sender, now }
    return call.transact(async (tx) => {
      const id = await addMessage(tx, message)
      const { isSuspected } = message
      const to = await takeRecipient(tx, { to: settings().contact.email, isSuspected }, call)
      if (to) await mailMessage(tx, { ...message, id, to }, { post, caller })
      return {}
    })
  }),
]
