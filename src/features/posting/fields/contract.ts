import * as z from 'zod/mini'
import { linkField } from '#features/reference/link-hosts/contract/links.ts'
import { type PaymentPlan, planParts } from '#features/listing/payment-plan/contract.ts'
import { bilingualField, Id, textField } from '#platform/endpoint/fields.ts'
import { type AdField, type AdFieldTable, adFields } from './contract/ad-fields.ts'

export const maxImages = adFields.imageIds.maximum
export const maxVideos = adFields.videoIds.maximum

/** In a body: absent stays as it is, null clears. */
const may = <Field extends z.ZodMiniType>(field: Field) => z.optional(z.nullable(field))

const choice = Id.check(z.gte(1))

const share = z.pipe(
  z.optional(z.nullable(z.number().check(z.gte(0), z.lte(100)))),
  z.transform((share: number | null | undefined) => share ?? 0),
)

/** Not in the contract of payment plans: the pages that show one would load what parses it. */
const WrittenPlan = z.pipe(
  z.object({
    onBooking: share,
    duringConstruction: share,
    onHandover: share,
    afterHandover: share,
  }),
  z.transform((plan: PaymentPlan) => (planParts.some((name) => plan[name] > 0) ? plan : null)),
)

const oneOf = <const Words extends readonly string[]>({ words }: { words: Words }) =>
  may(z.enum(words))

type Limits = { minimum: number; maximum: number }
type Maximum = Pick<Limits, 'maximum'>

const makers = {
  integer: ({ minimum, maximum }: Limits) => may(z.int().check(z.gte(minimum), z.lte(maximum))),
  number: ({ minimum, maximum }: Limits) => may(z.number().check(z.gte(minimum), z.lte(maximum))),
  line: ({ maximum }: Maximum) =>
    may(
      z.pipe(
        textField(maximum),
        z.transform((text: string) => text.replace(/\s+/g, ' ') || null),
      ),
    ),
  link: ({ maximum }: Maximum) => may(linkField(maximum)),
  texts: ({ maximum }: Maximum) => may(bilingualField(may(textField(maximum)))),
  choice: oneOf,
  flag: () => may(z.boolean()),
  /** PostgreSQL has no year 0, and a day before 1900 is a mistake. */
  day: () =>
    may(z.iso.date('invalid_date').check(z.refine((text) => text >= '1900-01-01', 'invalid_date'))),
  id: () => may(choice),
  ids: ({ maximum }: Maximum) => may(z.array(Id).check(z.maxLength(maximum))),
  file: () => may(textField(100)),
  files: ({ maximum }: Maximum) =>
    may(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(maximum))),
  plan: () => may(WrittenPlan),
}

type Makers = typeof makers

type SchemaOf<Field> = Field extends { words: infer Words extends readonly string[] }
  ? ReturnType<typeof oneOf<Words>>
  : Field extends { type: infer Type extends keyof Makers }
    ? ReturnType<Makers[Type]>
    : never

type ShapeOf<Table> = { -readonly [Name in keyof Table]: SchemaOf<Table[Name]> }

function schemaOf(field: AdField): z.ZodMiniType {
  // Each maker is called for the fields of its type only.
  const make = makers[field.type] as unknown as (field: AdField) => z.ZodMiniType
  return make(field)
}

function shapeOf<const Table extends AdFieldTable>(table: Table): ShapeOf<Table> {
  const schemas = Object.entries(table).map(([name, field]) => [name, schemaOf(field)])
  return Object.fromEntries(schemas) as ShapeOf<Table>
}

/** Types and limits of storage only: `rules.ts` has what an ad needs before it is public. */
export const AdFields = z.object(shapeOf(adFields))
export type AdFields = z.output<typeof AdFields>
