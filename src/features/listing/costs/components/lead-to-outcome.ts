import type { FormFault } from '#ui/form/form-state.ts'

export const outcomeId = 'outcome'

/** After the form was sent, the focus goes to its first fault, or to the result. */
export function leadToOutcome(
  form: HTMLFormElement,
  faultsOf: (typed: Record<string, string>) => readonly FormFault[],
) {
  const typed = Object.fromEntries(new FormData(form)) as Record<string, string>
  const paths = faultsOf({ ...typed, check: '1' }).map(({ path }) => path)
  const fields = [...form.elements] as HTMLInputElement[]
  const wrong = fields.find(({ name }) => paths.includes(name))
  const target = wrong ?? document.getElementById(outcomeId)
  target?.focus()
}
