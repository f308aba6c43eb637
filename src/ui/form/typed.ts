export function textOf(typed: FormData, name: string): string {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}

type Entry = [name: string, value: string]

const keyOf = (name: string) => `form/${name}`

const isSecret = (form: HTMLFormElement, name: string) =>
  form.querySelector(`[name="${CSS.escape(name)}"][data-secret]`) !== null

const fieldsOf = (form: HTMLFormElement) =>
  ([...form.elements] as HTMLInputElement[]).filter(({ name }) => name !== '')

/** An unticked box is not in the form data, but must stay unticked after a reload. */
function boxesUnticked(form: HTMLFormElement, entries: readonly Entry[]): Entry[] {
  const ticked = new Set(entries.map(([name]) => name))
  const boxes = fieldsOf(form).filter(({ type, name }) => type === 'checkbox' && !ticked.has(name))
  return [...new Set(boxes.map(({ name }) => name))].map((name) => [name, ''])
}

function entriesOf(form: HTMLFormElement): Entry[] {
  const texts = [...new FormData(form)].filter(
    (entry): entry is Entry => typeof entry[1] === 'string' && !isSecret(form, entry[0]),
  )
  return [...texts, ...boxesUnticked(form, texts)]
}

/** Never stores `data-secret` fields (ASVS 14.3.3). Absent fields may be drawn later. */
export function storeTyped(name: string, form: HTMLFormElement) {
  const present = new Set(fieldsOf(form).map((field) => field.name))
  const absent = readStoredTyped(name).filter(([field]) => !present.has(field))
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify([...absent, ...entriesOf(form)]))
  } catch {
    // A browser without storage loses the form with its page.
  }
}

export function readStoredTyped(name: string): Entry[] {
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
    // Without storage there is nothing to remove.
  }
}

const entriesIn = (data: FormData) => JSON.stringify([...data])

export const isAsSent = (form: HTMLFormElement | null, sent: FormData): boolean =>
  form !== null && entriesIn(new FormData(form)) === entriesIn(sent)

export function resetSent(form: HTMLFormElement | null, sent: FormData) {
  if (isAsSent(form, sent)) form?.reset()
}

function fillField(field: HTMLInputElement, values: readonly string[]) {
  const isBox = field.type === 'radio' || field.type === 'checkbox'
  if (isBox) field.checked = values.includes(field.value)
  else if (field.type !== 'file') field.value = values[0] ?? ''
}

/** A field is filled only once, because later input is newer than stored values. */
export function fillNewFields(form: HTMLFormElement, keptAs: string, known: Set<string>): boolean {
  const fields = fieldsOf(form)
  const fresh = fields.filter(({ name }) => !known.has(name))
  known.clear()
  for (const { name } of fields) known.add(name)
  if (fresh.length === 0) return false
  const kept = Map.groupBy(readStoredTyped(keptAs), ([name]) => name)
  for (const field of fresh) {
    const entries = kept.get(field.name)
    if (entries && field.dataset.secret === undefined) {
      fillField(
        field,
        entries.map(([, value]) => value),
      )
    }
  }
  return true
}
