/** What the walk believes: which addresses, passwords and links there are, and what they lead to. */

export type Person = {
  id: number
  role: 'agent' | 'operator'
  /** Undefined once the account is erased. */
  email: string | undefined
  phone: string | undefined
  /** Of two people with one phone number the lower has had it longer. */
  phoneOrder: number
  password: string | undefined
}

export type Waiting = { email: string; phone: string; password: string; order: number }

export type Link = { token: string; isLive: boolean; email: string } & (
  | { kind: 'verify'; registration: Waiting }
  | { kind: 'email' | 'reset'; person: Person }
)

export type Model = {
  emails: readonly string[]
  phones: readonly string[]
  people: Person[]
  /** Registrations whose link was not opened yet, the oldest first. */
  waiting: Waiting[]
  /** By address the last registration that cannot become an account but still has its answer. */
  decoys: Map<string, Waiting>
  links: Link[]
  /** Every password that anybody has chosen so far. */
  passwords: string[]
}

export const newModel = (emails: readonly string[], phones: readonly string[]): Model => ({
  emails,
  phones,
  people: [],
  waiting: [],
  decoys: new Map(),
  links: [],
  passwords: [],
})

/** A password that nobody has chosen before, so that it names what it was chosen for. */
export function choosePassword(model: Model): string {
  const password = `password ${model.passwords.length}`
  model.passwords.push(password)
  return password
}

export const ownerOf = ({ people }: Model, email: string) =>
  people.find((person) => person.email === email)

let phones = 0

/** Somebody has another phone number from now on. */
export function givePhone(person: Omit<Person, 'phoneOrder'>, phone: string | undefined): Person {
  const isSame = 'phoneOrder' in person && person.phone === phone
  phones += isSame ? 0 : 1
  return Object.assign(person, isSame ? {} : { phone, phoneOrder: phones }) as Person
}

/** Who can log in by a phone number: the first four that have it, each with their own password. */
const holdersOf = ({ people }: Model, phone: string) =>
  people
    .filter((person) => person.phone === phone)
    .toSorted((one, other) => one.phoneOrder - other.phoneOrder)
    .slice(0, 4)

type Outcome = { status: 200; id: number } | { status: 401 | 403 }

let registrations = 0

/** What a registration asks for; those that are asked for later have a higher order. */
export function orderRegistration(wanted: Omit<Waiting, 'order'>): Waiting {
  registrations += 1
  return { ...wanted, order: registrations }
}

/** The registration with whose password a login is compared, beside that of an account. */
export function lastAsked(model: Model, email: string): Waiting | undefined {
  const decoy = model.decoys.get(email)
  const pending = ownerOf(model, email) ? undefined : lastWaiting(model, email)
  return decoy && decoy.order > (pending?.order ?? 0) ? decoy : pending
}

/** An account is opened by its own password alone; a registration by none. */
export function expectedLogin(model: Model, identifier: string, password: string): Outcome {
  const owner = ownerOf(model, identifier)
  const named = owner ? [owner] : holdersOf(model, identifier)
  const person = named.find((one) => one.password === password)
  if (person) return { status: 200, id: person.id }
  return { status: lastAsked(model, identifier)?.password === password ? 403 : 401 }
}

export const lastWaiting = ({ waiting }: Model, email: string) =>
  waiting.findLast((registration) => registration.email === email)

/** Login goes on answering to the last registration, unless it became the account. */
export function leaveDecoy({ decoys }: Model, registration: Waiting) {
  const { email, order } = registration
  if (order >= (decoys.get(email)?.order ?? 0)) decoys.set(email, registration)
}

/** No registration of the address waits any more, and no link gives it to another account. */
export function claim(model: Model, email: string, own?: Waiting) {
  const last = lastWaiting(model, email)
  if (last && last !== own) leaveDecoy(model, last)
  if (last && last === own && last.order > (model.decoys.get(email)?.order ?? 0)) {
    model.decoys.delete(email)
  }
  model.waiting = model.waiting.filter((registration) => registration.email !== email)
  endLinks(model, (link) => link.email === email && link.kind !== 'reset')
}

export function endLinks({ links }: Model, isMeant: (link: Link) => boolean) {
  for (const link of links) if (isMeant(link)) link.isLive = false
}

export const isLinkOf = (person: Person) => (link: Link) =>
  link.kind !== 'verify' && link.person === person
