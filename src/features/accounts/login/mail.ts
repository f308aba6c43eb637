import type { User } from '#features/accounts/account/contract.ts'
import { formatMoment } from '#i18n/format-members.ts'
import type { Language } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import { textInMail } from '#platform/mail/mail-template.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import type { Caller } from '#platform/session/caller.ts'
import { countOwner } from '#platform/session/throttle.ts'
import { phrases } from './phrases/mail.ts'

type MailContext = { caller: Caller; language: Language; now: Date; post: Post }

/** ASVS 6.3.5: the owner is informed of a login from a new device. */
export async function mailNewDevice(
  db: Db,
  { user, device }: { user: User; device: string },
  { caller, language, now, post }: MailContext,
) {
  const { isWithin } = await countOwner(db, 'mail/device', { account: user, now })
  if (!isWithin || !user.email) return
  const values = {
    device: textInMail(device),
    moment: formatMoment(now, language),
    address: caller.address,
  }
  const mail = {
    to: user.email,
    isToOwner: true,
    language,
    subject: formatPhrase(phrases.deviceSubject, language),
    name: user.name,
    names: user.names,
    paragraphs: [
      formatPhrase(phrases.deviceReason, language, values),
      formatPhrase(phrases.deviceAdvice, language),
    ],
    link: {
      label: formatPhrase(phrases.deviceAction, language),
      url: `${caller.origin()}/${language}/forgot-password`,
    },
    footer: formatPhrase(phrases.footer, language),
  }
  await post(db, mail, { caller, now })
}
