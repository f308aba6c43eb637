import * as z from 'zod/mini'

/** Texts are in characters, the cover in pixels, `…Facts` are facts that a text names. */
export const enough = {
  few: 3,
  many: 8,
  width: 800,
  height: 600,
  title: 30,
  titleFacts: 2,
  description: 300,
  descriptionFacts: 3,
  amenities: 5,
} as const

/** The sum of all points. */
export const maxScore = 100

/** Together `maxScore`; docs/ad-checks.md says when each is reached. */
export const worths = {
  photos_three: 12,
  photos_eight: 6,
  cover_large: 4,
  title_length: 7,
  title_says: 6,
  description_length: 10,
  description_says: 8,
  right_language: 6,
  other_language: 8,
  exact_place: 6,
  address: 3,
  facts: 8,
  amenities_five: 5,
  video: 3,
  virtual_tour: 2,
  permit: 3,
  qr_code: 1,
  contact: 2,
} as const

export type PointCode = keyof typeof worths
export const pointCodes = Object.keys(worths) as [PointCode, ...PointCode[]]

/**
 * One thing that makes an ad better, and how many points it is worth. `path` is the field to
 * improve, such as `name.en`; `contact` stands for the profile.
 */
export const Point = z.object({
  code: z.enum(pointCodes),
  path: z.string(),
  worth: z.int(),
  reached: z.boolean(),
})
export type Point = z.output<typeof Point>

/** The quality of an ad in one language. `score` is the sum of the points reached, 0 to {maxScore}. */
export const Quality = z.object({ score: z.int(), points: z.array(Point) })
export type Quality = z.output<typeof Quality>
