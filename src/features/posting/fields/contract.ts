import * as z from 'zod/mini'
import { linkField } from '#features/reference/link-hosts/contract.ts'
import { categories } from '#features/reference/catalogue/contract.ts'
import { type PaymentPlan, planParts } from '#features/listing/payment-plan/contract.ts'
import {
  advertiserTypes,
  areaUnits,
  finishings,
  furnishings,
  paymentMethods,
  purposes,
  readiness,
  rentPeriods,
} from '#features/listing/property/contract.ts'
import { bilingualField, Id, textField } from '#platform/endpoint/fields.ts'

export const mostImages = 30
export const mostVideos = 5
const mostAmenities = 128

/** In a body: absent stays as it is, null takes away. */
const may = <Field extends z.ZodMiniType>(field: Field) => z.optional(z.nullable(field))

const number = (minimum: number, maximum: number) =>
  may(z.number().check(z.gte(minimum), z.lte(maximum)))

const whole = (minimum: number, maximum: number) =>
  may(z.int().check(z.gte(minimum), z.lte(maximum)))

const line = (maximum: number) =>
  may(
    z.pipe(
      textField(maximum),
      z.transform((text: string) => text.replace(/\s+/g, ' ') || null),
    ),
  )

const words = (maximum: number) => may(bilingualField(may(textField(maximum))))

/** A day that PostgreSQL and people know. */
const day = may(
  z.iso.date('invalid_date').check(z.refine((text) => text >= '1900-01-01', 'invalid_date')),
)

const link = may(linkField(500))

/** The id of something there is to choose from; none is 0. */
const choice = Id.check(z.gte(1))

const fileIds = (maximum: number) =>
  may(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(maximum)))

const share = z.pipe(
  z.optional(z.nullable(z.number().check(z.gte(0), z.lte(100)))),
  z.transform((share: number | null | undefined) => share ?? 0),
)

/**
 * A payment plan as it is written: a part that is absent is 0, and a plan of nothing is none. It
 * stands here since pages that show a plan share its contract, and would carry what parses one.
 */
const WrittenPlan = z.pipe(
  z.object({
    onBooking: share,
    duringConstruction: share,
    onHandover: share,
    afterHandover: share,
  }),
  z.transform((plan: PaymentPlan) => (planParts.some((name) => plan[name] > 0) ? plan : null)),
)

/**
 * An ad as its advertiser writes it. Here stand types and the limits of storage; what
 * an ad must say before the public sees it is asked by rules.ts, so a draft may lack any. Prices in
 * AED, `space` in `measurement`, days `YYYY-MM-DD`, `commission` in percent. `imageIds` in their
 * order, the first is the cover.
 */
export const AdFields = z.object({
  referenceId: line(50),
  adTypeId: may(choice),
  advertiserType: may(z.enum(advertiserTypes)),
  category: may(z.enum(categories)),
  purpose: may(z.enum(purposes)),
  propertyTypeId: may(choice),
  commercialPropertyTypeId: may(choice),
  name: words(90),
  description: words(4_000),
  currency: may(z.enum(['AED'])),
  totalPrice: number(0.01, 10_000_000_000),
  price: number(0.01, 10_000_000_000),
  rentPeriod: may(z.enum(rentPeriods)),
  cheques: whole(1, 12),
  space: number(0.01, 10_000_000),
  measurement: may(z.enum(areaUnits)),
  rooms: whole(0, 30),
  bathrooms: whole(0, 20),
  floors: whole(0, 200),
  furnished: may(z.enum(furnishings)),
  ready: may(z.enum(readiness)),
  handoverDate: day,
  paymentPlan: may(WrittenPlan),
  mortgageEligible: may(z.boolean()),
  finishing: may(z.enum(finishings)),
  propertyAge: whole(0, 100),
  serviceCharge: number(0, 1_000_000_000),
  propertyNumber: line(50),
  permitNumber: line(50),
  permitType: line(40),
  permitExpiresAt: day,
  authNumber: line(50),
  addressDetails: words(300),
  locationId: may(choice),
  amenityIds: may(z.array(Id).check(z.maxLength(mostAmenities))),
  imageIds: fileIds(mostImages),
  videoIds: fileIds(mostVideos),
  videoUrl: link,
  virtualTour: link,
  qrCodeImageId: may(textField(100)),
  paymentMethod: may(z.enum(paymentMethods)),
  commission: number(0, 100),
  ownerName: line(100),
})
export type AdFields = z.output<typeof AdFields>
