/** A local number has nine digits; prices have commas or fewer. Dashes and marks of direction are of any kind. */
const phones = /\+?\p{Nd}(?:[\s().\p{Pd}\p{Cf}/_]*\p{Nd}){7,}/gu
/** What ends a sentence or a part of one is not part of the address before it. */
const emails = /[^\s@<>]+@[^\s@<>]*[^\s@<>.,;:!?)،؛؟]/g
const links = /(?:https?:\/\/|www\.)\S*[^\s.,;:!?)،؛؟]/gi

const hidden = '•••'

/** A text of somebody whose contact details are not to be shown. */
export const withoutContacts = (text: string): string =>
  [links, emails, phones].reduce((left, pattern) => left.replace(pattern, hidden), text)
