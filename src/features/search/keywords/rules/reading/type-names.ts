import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import { valuesOf } from '#i18n/bilingual.ts'
import type { TypeNames } from '../query-parser.ts'

const alsoCalled: Record<string, string> = {
  apartment: 'flat|flats|condo|condos',
  villa: 'فيلات|فلة|فيللا|فيلل',
  palace: 'mansion|mansions',
  land: 'plot|plots|أراضي|قطعة أرض',
  building: 'بناية|بنايات|عمارة|عمارات',
  duplex: 'دوبليكس',
  'office-space': 'office|offices',
  shop: 'محل|محلات|دكان',
  showroom: 'show room|show rooms',
  townhouse: 'town house|town houses|تاونهاوس|تاون هاوسز',
  penthouse: 'pent house|بنت هاوس',
  'hotel-apartment': 'serviced apartment|serviced apartments',
  'labour-camp': 'labor camp|labor camps',
  'medical-facility': 'clinic|clinics|عيادة|عيادات',
  'business-centre': 'business center|business centers',
}

/** In many ads these mean something else: high floor, storage room, near restaurants. */
const ambiguous = ['floor', 'storage', 'restaurant', 'compound', 'hotel']

export function typeNamesOf({ propertyTypes }: Catalogue): TypeNames[] {
  return propertyTypes
    .filter(({ slug }) => !ambiguous.includes(slug))
    .map(({ slug, name, plural }) => ({
      slug,
      names: [...valuesOf(name), ...valuesOf(plural), ...(alsoCalled[slug]?.split('|') ?? [])],
    }))
}
