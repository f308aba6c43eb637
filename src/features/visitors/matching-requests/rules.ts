import type { PropertyRequest } from '#features/visitors/property-requests/contract.ts'
import { givenChannels } from '#features/visitors/property-requests/rules.ts'
import type { RequestContact } from './contract.ts'

/** A local number has nine digits; prices have commas or fewer. Dashes and marks of direction are of any kind. */
const phones = /\+?\p{Nd}(?:[\s().\p{Pd}\p{Cf}/_]*\p{Nd}){7,}/gu
/** What ends a sentence or a part of one is not part of the address before it. */
const emails = /[^\s@<>]+@[^\s@<>]*[^\s@<>.,;:!?)،؛؟]/g
const links = /(?:https?:\/\/|www\.)\S*[^\s.,;:!?)،؛؟]/gi

const hidden = '•••'

export const withoutContacts = (text: string): string =>
  [links, emails, phones].reduce((left, pattern) => left.replace(pattern, hidden), text)

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
