import { type Handler, handle } from '#platform/handle.ts'
import {
  completeAmenity,
  groupPropertyTypes,
  listAdTypes,
  listLanguages,
  listPropertyTypes,
  listSpecialities,
  listTypes,
} from './contract.ts'
import { amenitiesFor, type Catalogue } from './rules.ts'

export const catalogueHandlers = ({ catalogue }: { catalogue: () => Catalogue }): Handler[] => [
  handle(listPropertyTypes, async () => ({ propertyTypes: catalogue().propertyTypes })),

  handle(groupPropertyTypes, async () => {
    const { residential = [], commercial = [] } = Object.groupBy(
      catalogue().propertyTypes,
      (type) => type.category,
    )
    return { grouped: { residential, commercial } }
  }),

  handle(listTypes, async () => ({ types: catalogue().propertyTypes })),

  handle(completeAmenity, async ({ query }) => ({
    amenities: amenitiesFor(catalogue().amenities, query.query ?? ''),
  })),

  handle(listAdTypes, async () => ({ adTypes: catalogue().adTypes })),

  handle(listSpecialities, async () => ({ speciality: catalogue().specialities })),

  handle(listLanguages, async () => ({ languages: catalogue().languages })),
]
