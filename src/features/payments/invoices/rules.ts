import type { Settings } from '#features/reference/site-settings/contract.ts'
import { contentLanguages, type Language } from '#i18n/language.ts'
import type { Text } from '#i18n/phrases.ts'
import type { DocumentKind } from './contract.ts'

/** Without a tax number a seller is not registered for VAT, and its document is no tax invoice. */
export type Seller = { name: Text; address: Text | null; taxNumber: string | null }

export type Buyer = { name: string; address: string | null }

/** As it was issued. Amounts are in fils. */
export type TaxDocument = {
  kind: DocumentKind
  number: number
  orderId: string
  issuedAt: Date
  seller: Seller
  buyer: Buyer
  description: Text
  vatPercent: number
  netFils: number
  vatFils: number
  amountFils: number
  /** Of a credit note: the invoice that it corrects. */
  invoiceNumber: number | null
  /** In which the order was placed. */
  language: Language
}

/** A tax registration number of the United Arab Emirates: 15 digits. */
const taxNumber = /^\d{15}$/

function textIn(value: unknown): Text | undefined {
  const text = (typeof value === 'object' ? value : null) as Partial<Text> | null
  const isText = text !== null && contentLanguages.every((one) => typeof text[one] === 'string')
  return isText ? (text as Text) : undefined
}

type SellerSettings = { legalName?: unknown; legalAddress?: unknown; taxNumber?: unknown }

/** Of the settings of operators; where they say nothing, the company that runs the site and its address. */
export function sellerOf(
  own: SellerSettings,
  site: Pick<Settings, 'siteName' | 'company' | 'contact'>,
): Seller {
  const number = typeof own.taxNumber === 'string' ? own.taxNumber : ''
  return {
    name: textIn(own.legalName) ?? site.company?.legalName ?? site.siteName,
    address: textIn(own.legalAddress) ?? site.contact.address,
    taxNumber: taxNumber.test(number) ? number : null,
  }
}

export const filsPerDirham = 100

/** With eight digits, as it is printed: `INV-00000012`. */
export function documentName({ kind, number }: Pick<TaxDocument, 'kind' | 'number'>): string {
  return `${kind === 'invoice' ? 'INV' : 'CRN'}-${String(number).padStart(8, '0')}`
}
