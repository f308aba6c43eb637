export type Contact = { phone: string | null; whatsapp: string | null }

/** Every ad can be answered for: by its agent, else the agency, else the site itself. */
export function contactOf(
  { agent, agency }: { agent: Contact | null; agency: Contact | null },
  site: Contact,
): Contact {
  return {
    phone: agent?.phone ?? agency?.phone ?? site.phone,
    whatsapp: agent?.whatsapp ?? agency?.whatsapp ?? site.whatsapp,
  }
}

/**
 * wa.me takes the number in international form, digits only. Letters stand in the text as they are,
 * a third as long on the page; browsers encode them.
 */
export function whatsappAddress(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${text.replace(/[\s%&#+]/g, encodeURIComponent)}`
}
