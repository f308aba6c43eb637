import { nameIn } from '#i18n/texts/both-texts.ts'
import { type Language, pathInLanguage } from '#i18n/language.ts'
import { formatPhrase, textIn } from '#i18n/phrases.ts'
import { type Property, propertyAddress } from '../../contract.ts'
import { phrases } from '../../phrases/page.ts'
import { factsOf } from '../facts/facts-of.ts'
import { typeOf } from '../facts/type-of.ts'
import { resultsAddress } from './results-address.ts'

type PageContext = { origin: string; language: Language }

/** Types of schema.org; an ad of any other type is a `Place`. */
const kinds: Record<string, string> = {
  apartment: 'Apartment',
  penthouse: 'Apartment',
  duplex: 'Apartment',
  'hotel-apartment': 'Apartment',
  floor: 'Apartment',
  villa: 'SingleFamilyResidence',
  palace: 'SingleFamilyResidence',
  townhouse: 'House',
  bungalow: 'House',
  chalet: 'House',
  'rest-house': 'House',
}

/** UN/CEFACT codes, as schema.org requires. */
const unitCodes = { yearly: 'ANN', monthly: 'MON', weekly: 'WEE', daily: 'DAY' }
const squareMetre = 'MTK'

function offerOf(ad: Property, language: Language) {
  const price = { price: ad.totalPrice, priceCurrency: ad.currency }
  const action = ad.purpose === 'sale' ? 'Sell' : 'LeaseOut'
  const seller = ad.agency ?? ad.agent
  return {
    '@type': 'Offer',
    ...price,
    availability: 'https://schema.org/InStock',
    businessFunction: `http://purl.org/goodrelations/v1#${action}`,
    ...(ad.purpose === 'rent' &&
      ad.rentPeriod && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          ...price,
          unitCode: unitCodes[ad.rentPeriod],
        },
      }),
    ...(seller && { offeredBy: { '@type': 'RealEstateAgent', name: nameIn(seller, language) } }),
  }
}

function placeOf(ad: Property, language: Language) {
  const [emirate, community, ...inner] = ad.location.path.map(({ name }) => textIn(name, language))
  const { lat, lng } = ad.location
  return {
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'AE',
      addressRegion: emirate,
      ...(community && { addressLocality: community }),
      ...(inner.length > 0 && { streetAddress: inner.toReversed().join(', ') }),
    },
    ...(lat !== null &&
      lng !== null && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
  }
}

function homeOf(ad: Property, language: Language) {
  const facts = factsOf(ad)
  const type = typeOf(ad)
  return {
    '@type': (ad.category === 'residential' && kinds[type?.slug ?? '']) || 'Place',
    name: type ? textIn(type.name, language) : textIn(ad.name, language),
    ...(facts.includes('rooms') && { numberOfBedrooms: ad.rooms }),
    ...(facts.includes('bathrooms') && { numberOfBathroomsTotal: ad.bathrooms }),
    ...(ad.spaceSqm !== null && {
      floorSize: { '@type': 'QuantitativeValue', value: ad.spaceSqm, unitCode: squareMetre },
    }),
    ...placeOf(ad, language),
  }
}

/** Structured data (schema.org), with no more than the page shows. */
export function listingData(ad: Property, { origin, language }: PageContext) {
  const url = origin + pathInLanguage(propertyAddress(ad), language)
  return {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: textIn(ad.name, language),
    description: textIn(ad.description, language),
    inLanguage: language,
    identifier: ad.referenceId,
    ...(ad.firstPublishedAt && { datePosted: ad.firstPublishedAt }),
    dateModified: ad.updatedAt,
    image: ad.images.map((image) => new URL(image.url, origin).href),
    offers: offerOf(ad, language),
    mainEntity: homeOf(ad, language),
  }
}

export function trailData(ad: Property, { origin, language }: PageContext) {
  const { purpose } = ad
  const at = (address: string) => origin + pathInLanguage(address, language)
  const steps = [
    { name: formatPhrase(phrases.home, language), item: at('/') },
    ...ad.location.path.map(({ id, name }) => ({
      name: textIn(name, language),
      item: at(resultsAddress({ purpose, locations: id })),
    })),
    { name: textIn(ad.name, language), item: at(propertyAddress(ad)) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}
