import { fold } from '#i18n/fold.ts'
import type { Text } from '#i18n/phrases.ts'
import type { Fields } from '#features/feeds/records/rules/fields.ts'
import {
  countOf,
  latitude,
  lineOf,
  listOf,
  longitude,
  numberOf,
} from '#features/feeds/records/rules/values.ts'

export type PlaceFault = 'no_id' | 'no_name' | 'no_parent'

export type FilePlace = {
  externalId: string
  parent: string
  isCountry: boolean
  type: string
  slug: string
  name: Text
  aliases: string[]
  lat: number | null
  lng: number | null
}

const maxNameLength = 200
const maxAliases = 50

export function placeIn(fields: Fields): FilePlace | PlaceFault {
  const externalId = lineOf(fields('id', 'externalid', 'slug'), maxNameLength)
  const en = lineOf(fields('nameen', 'name'), maxNameLength)
  const ar = lineOf(fields('namear'), maxNameLength)
  if (externalId === '') return 'no_id'
  if (fold(en || ar) === '') return 'no_name'
  const type = lineOf(fields('type', 'kind', 'level'), maxNameLength).toLowerCase()
  const lat = numberOf(fields('lat', 'latitude'), latitude)
  const lng = numberOf(fields('lng', 'longitude'), longitude)
  const hasPoint = lat !== null && lng !== null
  return {
    externalId,
    parent: lineOf(fields('parentid', 'parentslug', 'parent'), maxNameLength),
    isCountry: type === 'country' || countOf(fields('level'), { from: 0, to: 9 }) === 0,
    type,
    slug: lineOf(fields('slug'), maxNameLength).toLowerCase(),
    name: { en: en || ar, ar: ar || en },
    aliases: listOf(fields('aliases'))
      .map((alias) => lineOf(alias, maxNameLength))
      .filter((alias) => fold(alias) !== '')
      .slice(0, maxAliases),
    lat: hasPoint ? lat : null,
    lng: hasPoint ? lng : null,
  }
}
