import type { PropertyRequest } from '#features/visitors/property-requests/contract.ts'
import { givenChannels } from '#features/visitors/property-requests/rules.ts'
import type { RequestContact } from './contract.ts'

/** A local number has nine digits; prices have commas or fewer. Dashes and marks of direction are of any kind. */
const phones = /\+?\p{Nd}(?:[\s().\p{Pd}\p{Cf}/_]*\p{Nd}){7,}/gu
/**
 * What ends a sentence or a part of one is not part of the address before it. Only the beginning of a word is
 * tried: from each of its characters, a word without `@` would take the square of its length.
 */
const emails = /(?<![^\s@<>])[^\s@<>]+@[^\s@<>]*[^\s@<>.,;:!?)،؛؟]/g
const links = /(?:https?:\/\/|www\.)\S*[^\s.,;:!?)،؛؟]/gi
/** A domain without `www`, of the endings that people here write, with its path. */
const domains =
  /(?<![\p{L}\p{N}@._-])(?:[a-z\d-]{1,63}\.){1,4}(?:ae|app|biz|co|com|info|io|link|ly|me|net|online|org|page|site)(?![\p{L}\p{N}@-])(?:\/[^\s.,;:!?)،؛؟]*)?/giu
/** A name on Instagram, Telegram or elsewhere. */
const names = /(?<![^\s(:،])@[a-z\d_.]{2,40}[a-z\d_]/gi

const hidden = '•••'

export const withoutContacts = (text: string): string =>
  [links, domains, names, emails, phones].reduce(
    (left, pattern) => left.replace(pattern, hidden),
    text,
  )

type SentContacts = Pick<PropertyRequest, 'name' | 'phone' | 'email' | 'contactChannels'>

export function contactOf({
  name,
  phone,
  email,
  contactChannels,
}: SentContacts): RequestContact | null {
  if (contactChannels.length === 0) return null
  const has = (channel: (typeof contactChannels)[number]) => contactChannels.includes(channel)
  return {
    name,
    phone: has('phone') ? phone : null,
    whatsapp: has('whatsapp') ? phone : null,
    email: has('email') ? email : null,
  }
}

export const sharesAll = (sent: SentContacts): boolean =>
  givenChannels(sent).every((channel) => sent.contactChannels.includes(channel))
