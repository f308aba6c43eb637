import type { Samples } from './sample-fields.ts'
import { at, dubai, requestId } from './sample-values.ts'

/** What visitors keep and send. */
export const visitorSamples: Record<string, Samples> = {
  Favorite: { addedAt: at, note: 'Ask about parking', priceAtAdding: 1_550_000, gone: false },
  listFavoriteIds: { ids: [1042, 1043] },
  PriceRange: {
    id: 6,
    sar: { min: 1_000_000, max: 2_000_000 },
    aed: { min: 979_333.33, max: 1_958_666.67 },
  },
  WordChoice: { id: 'buy', name: { en: 'Buy', ar: 'شراء' } },
  RequestPage: { cities: [dubai], fee: null },
  PropertyRequest: {
    id: requestId,
    name: 'Sara Haddad',
    isMasked: false,
    city: dubai,
    region: null,
    goals: ['buy'],
    customerTypes: ['family'],
    space: 1_200,
    specifications: 'Two bedrooms with a view of the sea',
    insideMallOnly: false,
    expiresAt: '2027-01-31T08:15:00.000Z',
  },
  MatchingRequest: {
    city: dubai,
    region: null,
    goals: ['buy'],
    customerTypes: ['family'],
    space: 1_200,
    specifications: 'Two bedrooms with a view of the sea',
    insideMallOnly: false,
    expiresAt: '2027-01-31T08:15:00.000Z',
    contact: null,
    matchingAds: 3,
  },
  RequestContact: { name: 'Sara Haddad', phone: null, email: null },
  payRequest: { url: `https://dara.example/en/property-request/show/${requestId}?sent=true` },
}
