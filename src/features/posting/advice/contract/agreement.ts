import * as z from 'zod/mini'
import { Text } from '#platform/endpoint/fields.ts'

/** Areas are in m², prices in AED, shares in percent; a handover is a year. */
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
 * A contradiction or a mistake in the text at `path` (`description.ar`). For `differs_from_field`
 * and `texts_differ`: `said` is the value of the `fact` in this text, `known` is that of the field
 * or of the other language. `place` is the location that the text names.
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
