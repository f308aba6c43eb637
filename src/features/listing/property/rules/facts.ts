import { facts, type Scope } from '../contract/page-fields.ts'

const scopes: Readonly<Record<string, Scope | undefined>> = facts

export const scopeOf = (field: string): Scope => scopes[field] ?? {}

export const isOfType = (field: string, type: string | undefined): boolean =>
  !scopeOf(field).notOf?.includes(type ?? '')
