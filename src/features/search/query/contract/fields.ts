import * as z from 'zod/mini'
import { boxField, pointField, polygonField } from '#platform/endpoint/area-fields.ts'
import {
  choiceField,
  countsField,
  flagField,
  integerField,
  listField,
  numberField,
  textField,
} from '#platform/endpoint/fields.ts'
import type { Declaration, Declarations, ValueOf } from './declaration.ts'

const maxId = 2_147_483_647
const maxNameLength = 80

const idField = () => integerField(1, maxId)

function schemaOf(one: Declaration): z.ZodMiniType {
  switch (one.kind) {
    case 'choice':
      return choiceField([...(one.anyChoice === undefined ? [] : [one.anyChoice]), ...one.choices])
    case 'choices':
      return listField(choiceField(one.choices), { maximum: one.maximum })
    case 'names':
      return listField(textField(maxNameLength), { maximum: one.maximum })
    case 'ids':
      return listField(idField(), { maximum: one.maximum, code: one.code })
    case 'id':
      return idField()
    case 'slug':
    case 'text':
      return textField(one.maximum)
    case 'integer':
      return integerField(one.minimum, one.maximum)
    case 'number':
      return numberField(one.minimum, one.maximum)
    case 'counts':
      return countsField(one.maximum)
    case 'flag':
      return flagField()
    case 'box':
      return boxField()
    case 'point':
      return pointField()
    case 'polygon':
      return polygonField()
  }
}

type FieldOf<D> = D extends { usual: string }
  ? z.ZodMiniDefault<z.ZodMiniType<ValueOf<D>>>
  : z.ZodMiniOptional<z.ZodMiniType<ValueOf<D>>>

type FieldsOf<D> = { -readonly [Name in keyof D]: FieldOf<D[Name]> }

function fieldOf(one: Declaration): z.ZodMiniType {
  const schema = schemaOf(one)
  const isUsual = one.kind === 'choice' && one.usual !== undefined
  return isUsual ? z._default(schema, one.usual) : z.optional(schema)
}

export function fieldsOf<const D extends Declarations>(declarations: D): FieldsOf<D> {
  const fields = Object.entries(declarations).map(([name, one]) => [name, fieldOf(one)] as const)
  return Object.fromEntries(fields) as unknown as FieldsOf<D>
}
