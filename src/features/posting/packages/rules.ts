import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import type { Package } from './contract.ts'

export type PackageRow = {
  id: number
  adTypeId: number
  nameEn: string
  nameAr: string
  duration: number
  durationUnit: Package['duration']['unit']
  slots: number
  price: number
  featuresEn: string[]
  featuresAr: string[]
}

/** `granted`: an operator gave it without a payment. */
export type Basis = 'free' | 'paid' | 'granted'

/** The package that an ad holds, and the one that is chosen and not held yet. */
export type PackageAssignment = {
  packageId?: number
  packageBasis?: Basis
  wantedPackageId?: number
  subscriptionId?: string
}

/** What an advertiser has paid for or was granted, until its last day. */
export type HeldSubscription = { id: string; basis: Exclude<Basis, 'free'>; endDate: string }

/** Of an ad; without a last day once all of it was refunded. */
export type CurrentSubscription = { id: string; packageId: number; endDate: string | null }

/**
 * A free package is held at once, and so is one of which a subscription has a free slot; any other one
 * after its payment.
 */
export function assignPackage(
  { id, price }: PackageRow,
  subscription?: HeldSubscription,
): PackageAssignment {
  if (price === 0) return { packageId: id, packageBasis: 'free' }
  if (!subscription) return { wantedPackageId: id }
  return { packageId: id, packageBasis: subscription.basis, subscriptionId: subscription.id }
}

/** VAT on services, in percent. */
export const vatRate = 5

/** Undefined if its ad type is gone. */
export function packageOf(row: PackageRow, catalogue: Catalogue): Package | undefined {
  const adType = catalogue.adTypes.find(({ id }) => id === row.adTypeId)
  if (!adType) return undefined
  const { id, slots, price, featuresEn, featuresAr } = row
  const vat = Math.round(price * vatRate) / 100
  return {
    id,
    name: { en: row.nameEn, ar: row.nameAr },
    adType: { id: adType.id, slug: adType.slug, name: adType.name },
    duration: { value: row.duration, unit: row.durationUnit },
    slots,
    price,
    vat,
    total: Math.round((price + vat) * 100) / 100,
    features: featuresEn.map((en, at) => ({ en, ar: featuresAr[at] ?? '' })),
    free: price === 0,
  }
}

type Duration = Pick<PackageRow, 'duration' | 'durationUnit'>

/** `YYYY-MM-DD`: the same day of a later month, or the last one if the month has no such day. */
export function lastDayOf(start: string, { duration, durationUnit }: Duration): string {
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number)
  const months = month - 1 + duration * (durationUnit === 'year' ? 12 : 1)
  const lastDay = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}
