/** What stands in a field of text; empty where there is none of that name. */
export function textOf(typed: FormData, name: string): string {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}

type Entry = [name: string, value: string]

const keyOf = (name: string) => `form/${name}`

const isSecret = (form: HTMLFormElement, name: string) =>
  form.querySelector(`[name="${CSS.escape(name)}"][data-secret]`) !== null

/** Keeps what a form holds for as long as the tab lives; passwords are never kept. */
export function keepTyped(name: string, form: HTMLFormElement) {
  const entries = [...new FormData(form)].filter(
    ([field, value]) => typeof value === 'string' && !isSecret(form, field),
  )
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(entries))
  } catch {
    // A browser that keeps nothing loses the form with its page, as others do.
  }
}

export function keptTyped(name: string): Entry[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '[]') as Entry[]
  } catch {
    return []
  }
}

export function forgetTyped(name: string | undefined) {
  try {
    if (name) sessionStorage.removeItem(keyOf(name))
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

function enter(field: HTMLInputElement, value: string) {
  const isTicked = field.type === 'radio' || field.type === 'checkbox'
  if (isTicked) field.checked ||= field.value === value
  else if (field.type !== 'file') field.value = value
}

/** Boxes and radio buttons are ticked where they hold the value, all else takes it. */
export function fillForm(form: HTMLFormElement, entries: readonly Entry[]) {
  for (const [name, value] of entries) {
    const fields = form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)
    for (const field of fields) enter(field, value)
  }
}
