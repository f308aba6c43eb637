import { useRouter } from '@tanstack/react-router'
import type { FormFault } from './form/form-state.ts'

/**
 * What the server has answered to a browser without scripts: to a form that it sent, with what was
 * entered by the names of the fields, or about a sent form, as `reply`. `call` is the name of the endpoint.
 */
export type PlainAnswer = {
  call: string
  status: number
  faults: readonly FormFault[]
  entered?: Readonly<Record<string, readonly string[]>>
  reply?: unknown
}

/** Undefined in a browser with scripts, which calls the API. */
export function usePlainAnswer(call: string | undefined): PlainAnswer | undefined {
  const answer = useRouter({ warn: false })?.options.context.plainAnswer
  return call !== undefined && answer?.call === call ? answer : undefined
}
