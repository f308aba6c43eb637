import { type Contact, whatsappAddress } from '../contact-of.ts'

/** `?&body=`: the one form that telephones of both makes understand. */
function smsAddress(number: string, text: string): string {
  return `sms:${number}?&body=${encodeURIComponent(text)}`
}

/** The ways to somebody, each with the message already written. */
export function waysTo({ phone, whatsapp }: Contact, text: string) {
  return {
    phone,
    call: phone && `tel:${phone}`,
    sms: phone && smsAddress(phone, text),
    whatsapp: whatsapp && whatsappAddress(whatsapp, text),
  }
}

/** `+971 50 000 0000`, `+971 4 000 0000`: numbers of the Emirates as people read them out. */
export function spacedPhone(phone: string): string {
  return phone
    .replace(/^\+971(5\d)(\d{3})(\d{4})$/, '+971 $1 $2 $3')
    .replace(/^\+971(\d)(\d{3})(\d{4})$/, '+971 $1 $2 $3')
}
