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
