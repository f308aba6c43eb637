import type { Samples } from './sample-fields.ts'
import { apartment, dubai, marina, place } from './sample-values.ts'

/** Locations with their prices, and popular searches. */
export const areaSamples: Record<string, Samples> = {
  MediansByPurpose: {
    sale: { price: { amount: 1_850_000, ads: 214 }, pricePerSqm: { amount: 18_400, ads: 209 } },
    rent: { price: { amount: 95_000, ads: 188 }, pricePerSqm: { amount: 1_020, ads: 180 } },
  },
  Area: { ...place, commonType: apartment },
  TypeInArea: { ...apartment, plural: { en: 'Apartments', ar: 'شقق' } },
  AreaBelow: {
    id: 216,
    slug: 'dubai/dubai-marina/marina-gate',
    name: { en: 'Marina Gate', ar: 'مارينا غيت' },
  },
  AreaDetails: { ...place, path: [dubai, marina], commonType: apartment },
  PopularSearch: {
    label: { en: 'Apartments for sale in Dubai Marina', ar: 'شقق للبيع في دبي مارينا' },
    url: '/properties?locations=215&property_type=apartment&purpose=sale',
  },
}
