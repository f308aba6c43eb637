import type { Samples } from './sample-fields.ts'
import type { JsonSchema } from './schemas.ts'
import { pictureId, token, uuid } from './sample-values.ts'

/** Of a parameter with this name, in any call; numbers and words of a list need none. */
const byParameter: Samples = {
  ad_type: ['featured'],
  age_max: 5,
  agency: 87,
  agent: 412,
  amenities: ['private-pool', 'covered-parking'],
  bathrooms: ['2', '3+'],
  bbox: [55.12, 25.06, 55.16, 25.1],
  cheques_max: 4,
  commercial_property_type: ['office-space'],
  days: 30,
  emirate: 'dubai',
  floors: 2,
  keyword: 'sea view',
  lang: 'ar',
  language: 'arabic',
  location: 215,
  near: [25.0805, 55.1403],
  permit: '7119552100',
  polygon: [25.06, 55.12, 25.06, 55.16, 25.1, 55.14],
  price_min: 500_000,
  published_within: 7,
  radius: 2_000,
  search: 'marina',
  service_charge_max: 20,
  space_max: 200,
  space_min: 80,
  speciality: 'residential-leasing',
  token,
}

const uploadedFile = 100

/** The kinds of ids: of rows, of rows that nobody may guess, of files, and of mailed links. */
function idOf({ type, format, maxLength }: JsonSchema): unknown {
  if (type === 'integer') return 1042
  if (format === 'uuid') return uuid
  return maxLength === uploadedFile ? pictureId : token.slice(0, 22)
}

/** Follows from what a parameter may be, or is the sample of its name. */
export function parameterSample(field: string, schema: JsonSchema): unknown {
  if (field === 'id') return idOf(schema)
  if (Object.hasOwn(byParameter, field)) return byParameter[field]
  const { items } = schema
  const [word] = schema.enum ?? items?.enum ?? []
  const value = word ?? schema.default ?? (schema.type === 'boolean' ? true : undefined)
  if (value !== undefined) return items ? [value].flat() : value
  const { type, minimum = 1 } = items ?? schema
  if (/^(integer|number)$/.test(String(type))) return items ? [minimum] : minimum
  throw new Error(
    `The parameter ${field} has no example: add one to tools/openapi/sample-parameters.ts`,
  )
}
