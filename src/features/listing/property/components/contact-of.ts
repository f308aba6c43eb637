export type Contact = { phone: string | null; whatsapp: string | null }

export function contactOf(
  { agent, agency }: { agent: Contact | null; agency: Contact | null },
  site: Contact,
): Contact {
  return {
    phone: agent?.phone ?? agency?.phone ?? site.phone,
    whatsapp: agent?.whatsapp ?? agency?.whatsapp ?? site.whatsapp,
  }
}

/** wa.me takes digits only. Letters stay unencoded, a third as long; browsers encode them. */
export function whatsappAddress(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${text.replace(/[\s%&#+]/g, encodeURIComponent)}`
}
