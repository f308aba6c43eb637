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

/** The ways on which the site answers, because the advertiser shows no number. */
export function waysOfSite(
  { agent, agency }: { agent: Contact | null; agency: Contact | null },
  site: Contact,
): 'both' | 'phone' | 'whatsapp' | undefined {
  const isPhone = site.phone !== null && !agent?.phone && !agency?.phone
  const isWhatsapp = site.whatsapp !== null && !agent?.whatsapp && !agency?.whatsapp
  if (isPhone && isWhatsapp) return 'both'
  if (isPhone) return 'phone'
  return isWhatsapp ? 'whatsapp' : undefined
}

/** wa.me takes digits only. Letters stay unencoded, a third as long; browsers encode them. */
export function whatsappAddress(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${text.replace(/[\s%&#+]/g, encodeURIComponent)}`
}
