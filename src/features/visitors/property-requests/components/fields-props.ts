import type { FormControl } from '#ui/form/use-form.ts'
import type { RequestPage } from '../contract.ts'

/** What is chosen decides which types and areas are offered. */
export type FieldsProps = { page: RequestPage; typed: FormControl['typed'] }
