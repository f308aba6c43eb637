import * as z from 'zod/mini'
import { linkField } from '#features/reference/link-hosts/contract.ts'
import { type PaymentPlan, planParts } from '#features/listing/payment-plan/contract.ts'
import { bilingualField, Id, textField } from '#platform/endpoint/fields.ts'
import { type AdField, type AdFieldTable, adFields } from './contract/ad-fields.ts'

export const maxImages = adFields.imageIds.maximum
export const maxVideos = adFields.videoIds.maximum

/** In a body: absent stays as it is, null takes away. */
const may = <Field extends z.ZodMiniType>(field: Field) => z.optional(z.nullable(field))

/** The id of something there is to choose from; none is 0. */
const choice = Id.check(z.gte(1))

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

const oneOf = <const Words extends readonly string[]>({ words }: { words: Words }) =>
  may(z.enum(words))

type Limits = { minimum: number; maximum: number }
type Maximum = Pick<Limits, 'maximum'>

/** The schema of a field by its type. */
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
  /** A day that PostgreSQL and people know. */
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
  // Each maker takes the rows of its own type.
  const make = makers[field.type] as unknown as (field: AdField) => z.ZodMiniType
  return make(field)
}

/** The schema of each field of a table, by their names. */
function shapeOf<const Table extends AdFieldTable>(table: Table): ShapeOf<Table> {
  const schemas = Object.entries(table).map(([name, field]) => [name, schemaOf(field)])
  return Object.fromEntries(schemas) as ShapeOf<Table>
}

/**
 * An ad as its advertiser writes it. Here stand types and the limits of storage; what
 * an ad must say before the public sees it is asked by rules.ts, so a draft may lack any. Prices in
 * AED, `space` in `measurement`, days `YYYY-MM-DD`, `commission` in percent. `imageIds` in their
 * order, the first is the cover.
 */
export const AdFields = z.object(shapeOf(adFields))
export type AdFields = z.output<typeof AdFields>
