import * as z from 'zod/mini'
import type { Settings } from '#features/reference/site-settings/contract.ts'
import type { Language } from '#i18n/language.ts'
import type { Text } from '#i18n/phrases.ts'
import { Text as TextSchema } from '#platform/endpoint/fields.ts'
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
const taxNumber = z.string().check(z.regex(/^\d{15}$/))

const parse = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown) => {
  const result = z.safeParse(schema, value)
  return result.success ? result.data : undefined
}

type SellerSettings = { legalName?: unknown; legalAddress?: unknown; taxNumber?: unknown }

/** Of the settings of operators; the site's own name and address where they say nothing. */
export function sellerOf(
  own: SellerSettings,
  site: Pick<Settings, 'siteName' | 'contact'>,
): Seller {
  return {
    name: parse(TextSchema, own.legalName) ?? site.siteName,
    address: parse(TextSchema, own.legalAddress) ?? site.contact.address,
    taxNumber: parse(taxNumber, own.taxNumber) ?? null,
  }
}

export const filsPerDirham = 100

/** With eight digits, as it is printed: `INV-00000012`. */
export function documentName({ kind, number }: Pick<TaxDocument, 'kind' | 'number'>): string {
  return `${kind === 'invoice' ? 'INV' : 'CRN'}-${String(number).padStart(8, '0')}`
}
