import type { openSite } from '../site.ts'

type Site = Pick<Awaited<ReturnType<typeof openSite>>, 'gazetteer' | 'marina'>

/** What the form for a property request sends: an apartment in Dubai Marina. */
export const wishOn = ({ gazetteer, marina }: Site) => ({
  name: 'Sara Haddad',
  phone: '050 111 2233',
  email: 'Sara@Requests.example',
  city: gazetteer.bySlug('dubai')?.id,
  region: marina.id,
  area: [marina.id],
  goals: ['buy'],
  customerTypes: ['family'],
  paymentMethod: 'mortgage',
  category: 'residential',
  propertyTypes: [1],
  priceRanges: [6, 5],
  space: 1_200,
  measurement: 'sqft',
  specifications: 'Two rooms,\nby the sea',
  acceptTerms: true,
})
