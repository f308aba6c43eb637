import { type Contact, whatsappAddress } from '../contact-of.ts'

/** `?&body=` is the one form that both Android and iOS understand. */
function smsAddress(number: string, text: string): string {
  return `sms:${number}?&body=${encodeURIComponent(text)}`
}

export function waysTo({ phone, whatsapp }: Contact, text: string) {
  return {
    phone,
    call: phone && `tel:${phone}`,
    sms: phone && smsAddress(phone, text),
    whatsapp: whatsapp && whatsappAddress(whatsapp, text),
  }
}
