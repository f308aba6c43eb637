import type { Property } from '#features/listing/property/contract.ts'

const dubai = { id: 1, slug: 'dubai', name: { en: 'Dubai', ar: 'دبي' } }
const marina = {
  id: 2,
  slug: 'dubai/dubai-marina',
  name: { en: 'Dubai Marina', ar: 'دبي مارينا' },
}
const apartment = { id: 1, slug: 'apartment', name: { en: 'Apartment', ar: 'شقة' } }
const residential = { id: 1, slug: 'residential', name: { en: 'Residential', ar: 'سكني' } }
const cooled = { id: 1, slug: 'central-ac', name: { en: 'Central A/C', ar: 'تكييف مركزي' } }

const picture = {
  id: 'a1b2',
  url: '/media/drawn/a1b2-1920.webp',
  srcset: '/media/drawn/a1b2-320.webp 320w',
  width: 1920,
  height: 1280,
  thumbhash: null,
  isFloorPlan: false,
  alt: { en: 'Corner apartment', ar: 'شقة زاوية' },
}

const ad: Property = {
  id: 5,
  referenceId: 'PG-S-1042',
  name: { en: 'Corner apartment with sea view', ar: 'شقة زاوية بإطلالة بحرية' },
  description: { en: 'A bright home.\nHigh floor.', ar: 'بيت مشرق.\nطابق مرتفع.' },
  purpose: 'sale',
  purposeLabel: { en: 'For sale', ar: 'للبيع' },
  rentPeriod: null,
  cheques: null,
  totalPrice: 2_350_000,
  price: 2_350_000,
  pricePerSqm: 19_163,
  currency: 'AED',
  category: 'residential',
  adType: residential,
  propertyType: apartment,
  commercialPropertyType: null,
  space: 1_320,
  measurement: 'sqft',
  spaceSqm: 122.632013,
  rooms: 2,
  bathrooms: 3,
  floors: 1,
  furnished: 'partly',
  ready: 'ready',
  handoverDate: null,
  paymentPlan: null,
  mortgageEligible: true,
  finishing: 'finished',
  propertyAge: 8,
  serviceCharge: 17.5,
  permitNumber: '7119552100',
  permitType: 'rera',
  permitExpiresAt: '2027-03-01',
  priceReduced: false,
  addressDetails: { en: 'Al Marsa Street', ar: 'شارع المرسى' },
  location: { ...marina, path: [dubai, marina], lat: 25.08, lng: 55.14 },
  amenities: [{ ...cooled, group: 'comfort' }],
  images: [picture],
  videos: [],
  virtualTour: null,
  qrCodeImage: null,
  advertiserType: 'owner',
  paymentMethod: 'mortgage',
  agent: null,
  agency: null,
  startDate: '2026-03-01',
  endDate: '2026-09-01',
  active: true,
  visible: true,
  state: 'live',
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-02T08:00:00.000Z',
  firstPublishedAt: '2026-03-01T09:00:00.000Z',
  lastViewedAt: null,
  priceHistory: [{ price: 2_350_000, at: '2026-03-01T09:00:00.000Z' }],
  agentLanguages: [],
}

/** A public apartment for sale with all that an ad may say; `changes` make it another. */
export const fullAd = (changes: Partial<Property> = {}): Property => ({ ...ad, ...changes })
