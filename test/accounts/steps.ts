import { randomUUID } from 'node:crypto'
import {
  addRegistration,
  type Details,
} from '#features/accounts/registration/queries/registrations.ts'
import { registration } from '#test/people.ts'
import {
  choosePassword,
  claim,
  endLinks,
  givePhone,
  isLinkOf,
  leaveDecoy,
  type Link,
  type Model,
  orderRegistration,
  ownerOf,
  type Person,
} from './model.ts'
import { addOperator } from './operator.ts'
import { agree, enter, newestToken, type Site, type Walk } from './walk.ts'

// Each step does one thing to the site as a browser would, and the same to the model.

type VerifyLink = Link & { kind: 'verify' }
export type AccountLink = Exclude<Link, VerifyLink>

let photos = 0

/** Accounts use photos up, and walks make more accounts than other tests do. */
export async function addRegistrationPhoto(
  { db }: Pick<Site, 'db'>,
  expires_at = new Date('2100-01-01'),
): Promise<string> {
  photos += 1
  const id = `walk-${photos}`
  const created_at = new Date()
  const row = { id, purpose: 'registration', kind: 'image', ending: 'jpg', created_at, expires_at }
  await db.kysely
    .insertInto('files')
    .values({ ...row, width: 1, height: 1, bytes: 1 })
    .execute()
  return id
}

export async function register(
  walk: Walk,
  { email, typed, phone }: { email: string; typed: string; phone: string },
) {
  const { site, model, ask } = walk
  const password = choosePassword(model)
  const secrets = { password, confirmPassword: password, photoId: await addRegistrationPhoto(site) }
  const body = registration({ email: typed, phone, ...secrets })
  agree('register', (await ask('POST', '/auth/register', { body })).status, 201)
  const made = orderRegistration({ email, phone, password })
  if (ownerOf(model, email)) return leaveDecoy(model, made)
  model.waiting.push(made)
  const token = await newestToken(walk, email)
  model.links.push({ kind: 'verify', registration: made, token, isLive: true, email })
}

/** What an earlier release may have left: a registration that waits beside an account. */
export async function leaveBehind({ site, model }: Walk, email: string, phone: string) {
  const password = choosePassword(model)
  const { passwords, vault, now } = site.providers
  const given = registration({ phone, photoId: await addRegistrationPhoto(site) })
  const { email: _, password: __, confirmPassword: ___, ...details } = given
  const passwordHash = await passwords.hash(password)
  const asked = { id: randomUUID(), email, passwordHash, now: now() }
  await addRegistration(site.db.kysely, vault, {
    ...asked,
    details: details as unknown as Details,
  })
  model.waiting.push(orderRegistration({ email, phone, password }))
}

function addVerified(model: Model, { email, registration: made }: VerifyLink, id: number) {
  claim(model, email, made)
  const { phone, password } = made
  const person = { id, role: 'agent' as const, email, phone: undefined, password }
  model.people.push(givePhone(person, phone))
}

function moveAccount(model: Model, { person, email }: AccountLink) {
  endLinks(model, isLinkOf(person))
  claim(model, email)
  person.email = email
}

export async function openLink({ model, ask }: Walk, link: Link) {
  const { status, body } = await ask('GET', `/auth/verify/${link.token}`)
  const opened = body.data?.user
  const isNew = link.isLive && link.kind === 'verify'
  agree('whom a link logs in', opened?.email, isNew ? link.email : undefined)
  if (link.isLive) agree('a link that is good', status, 200)
  if (isNew) addVerified(model, link, opened.id)
  else if (link.isLive && link.kind === 'email') moveAccount(model, link)
}

/** Whoever reads the mailbox says that they have not registered. */
export async function endRegistration({ model, ask }: Walk, link: Link) {
  const isOpen = link.isLive && link.kind === 'verify'
  const { status } = await ask('POST', '/auth/end-registration', { body: { token: link.token } })
  agree('the end of a registration', status, isOpen ? 200 : 404)
  if (!isOpen) return
  const { registration: ended } = link
  leaveDecoy(model, ended)
  model.waiting = model.waiting.filter((registration) => registration !== ended)
  endLinks(model, (other) => other.kind === 'verify' && other.registration === ended)
}

export async function makeOperator(walk: Walk, email: string) {
  const { site, model } = walk
  const made = await addOperator(site, email).then(
    () => true,
    () => false,
  )
  agree('an operator is made', made, !ownerOf(model, email))
  if (!made) return
  claim(model, email)
  const { id } = await site.db.kysely
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const nothing = { phone: undefined, password: undefined }
  const person = givePhone({ id, role: 'operator', email, ...nothing }, undefined)
  model.people.push(person)
  const token = await newestToken(walk, email)
  model.links.push({ kind: 'reset', person, token, isLive: true, email })
}

export async function changeProfile(
  walk: Walk,
  { person, email, phone }: { person: Person; email: string; phone: string },
) {
  const { model, ask } = walk
  const token = await enter(walk, person)
  const answer = await ask('PUT', '/agents/update', { token, body: { email, phone } })
  agree('a change of the profile', answer.status, 200)
  givePhone(person, phone)
  if (ownerOf(model, email)) return
  const link = { kind: 'email', person, token: await newestToken(walk, email) } as const
  model.links.push({ ...link, isLive: true, email })
}

export async function forget(walk: Walk, email: string) {
  const { model, ask } = walk
  const answer = await ask('POST', '/auth/forget-password', { body: { email } })
  agree('forget', answer.status, 200)
  const person = ownerOf(model, email)
  if (!person) return
  const token = await newestToken(walk, email)
  model.links.push({ kind: 'reset', person, token, isLive: true, email })
}

export async function reset({ model, ask }: Walk, link: AccountLink) {
  const password = choosePassword(model)
  const body = { token: link.token, password, confirmPassword: password }
  const answer = await ask('POST', '/auth/reset-password', { body })
  agree('a reset', answer.status, link.isLive ? 200 : 422)
  if (!link.isLive) return
  link.person.password = password
  endLinks(model, isLinkOf(link.person))
}

export async function changePassword(walk: Walk, person: Person) {
  const { model, ask } = walk
  const newPassword = choosePassword(model)
  const body = { oldPassword: person.password, newPassword }
  const token = await enter(walk, person)
  const answer = await ask('PUT', '/auth/update-password', { token, body })
  agree('a change of the password', answer.status, 200)
  person.password = newPassword
  endLinks(model, isLinkOf(person))
}

export async function erase(walk: Walk, person: Person) {
  const { model, ask } = walk
  const token = await enter(walk, person)
  const body = { password: person.password }
  agree('an erasure', (await ask('DELETE', '/auth/account', { token, body })).status, 200)
  claim(model, person.email ?? '')
  model.decoys.delete(person.email ?? '')
  endLinks(model, isLinkOf(person))
  Object.assign(person, { email: undefined, phone: undefined, password: undefined })
}
