export type Contact = { phone: string | null; whatsapp: string | null }

type Advertisers = { agent: Contact | null; agency: Contact | null }

/** The numbers of an ad. The site answers those in `ofSite`, because the advertiser shows none. */
export function contactOf({ agent, agency }: Advertisers, site: Contact) {
  const phone = agent?.phone ?? agency?.phone
  const whatsapp = agent?.whatsapp ?? agency?.whatsapp
  return {
    phone: phone ?? site.phone,
    whatsapp: whatsapp ?? site.whatsapp,
    ofSite: {
      phone: !phone && site.phone !== null,
      whatsapp: !whatsapp && site.whatsapp !== null,
    },
  }
}

/** wa.me takes digits only. Letters stay unencoded, a third as long; browsers encode them. */
export function whatsappAddress(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${text.replace(/[\s%&#+]/g, encodeURIComponent)}`
}
