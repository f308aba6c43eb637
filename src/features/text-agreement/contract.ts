import * as z from 'zod/mini'
import { Text } from '#platform/endpoint/fields.ts'

/** What texts say with a number that fields say too. Areas in m², prices in AED, days as years. */
export const factNames = [
  'rooms',
  'bathrooms',
  'space',
  'price',
  'floors',
  'cheques',
  'onBooking',
  'duringConstruction',
  'onHandover',
  'afterHandover',
  'handover',
] as const

export type FactName = (typeof factNames)[number]

export const warningCodes = [
  'differs_from_field',
  'texts_differ',
  'other_place',
  'places_differ',
  'phone_in_text',
  'email_in_text',
  'link_in_text',
  'capitals',
  'repeated_signs',
  'wrong_language',
] as const

/**
 * What a reader would stumble over, at the text `path` (`description.ar`). Of `differs_from_field`
 * and `texts_differ`: `fact`, what this text says of it (`said`) and what its field (`field`) or the
 * other language says (`known`). `place`: the one that the text names, of the two `places`.
 */
export const Warning = z.object({
  code: z.enum(warningCodes),
  path: z.string(),
  fact: z.nullable(z.enum(factNames)),
  said: z.nullable(z.number()),
  known: z.nullable(z.number()),
  place: z.nullable(Text),
})
export type Warning = z.output<typeof Warning>
