/** What the walk believes: which addresses, passwords and links there are, and what they lead to. */

export type Person = {
  id: number
  role: 'agent' | 'operator'
  /** Undefined once the account is erased. */
  email: string | undefined
  phone: string | undefined
  password: string | undefined
}

export type Waiting = { email: string; phone: string; password: string }

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
  links: Link[]
  /** Every password that anybody has chosen so far. */
  passwords: string[]
}

export const newModel = (emails: readonly string[], phones: readonly string[]): Model => ({
  emails,
  phones,
  people: [],
  waiting: [],
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

const ownerOfPhone = ({ people }: Model, phone: string) => {
  const owners = people.filter((person) => person.phone === phone)
  return owners.length === 1 ? owners[0] : undefined
}

type Outcome = { status: 200; id: number } | { status: 401 } | { status: 403 }

/** An account is opened by its own password alone; a registration by none. */
export function expectedLogin(model: Model, identifier: string, password: string): Outcome {
  const person = ownerOf(model, identifier) ?? ownerOfPhone(model, identifier)
  if (person) {
    const isOwn = person.password === password
    return isOwn ? { status: 200, id: person.id } : { status: 401 }
  }
  return lastWaiting(model, identifier)?.password === password ? { status: 403 } : { status: 401 }
}

export const lastWaiting = ({ waiting }: Model, email: string) =>
  waiting.findLast((registration) => registration.email === email)

/** No registration of the address waits any more, and no link gives it to another account. */
export function claim(model: Model, email: string) {
  model.waiting = model.waiting.filter((registration) => registration.email !== email)
  endLinks(model, (link) => link.email === email && link.kind !== 'reset')
}

export function endLinks({ links }: Model, isMeant: (link: Link) => boolean) {
  for (const link of links) if (isMeant(link)) link.isLive = false
}

export const isLinkOf = (person: Person) => (link: Link) =>
  link.kind !== 'verify' && link.person === person
