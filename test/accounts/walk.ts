import { findDecoy } from '#features/accounts/account/queries.ts'
import { asker, mailsTo } from '#test/people.ts'
import type { openSite } from '#test/site.ts'
import { expectedLogin, lastAsked, type Link, type Model, ownerOf, type Person } from './model.ts'

export type Site = Awaited<ReturnType<typeof openSite>>
type Answer = Awaited<ReturnType<ReturnType<typeof asker>>>

/** One walk: the site, and what the model says of it. */
export type Walk = { site: Site; model: Model; ask: ReturnType<typeof asker> }

export const startWalk = (site: Site, model: Model): Walk => ({ site, model, ask: asker(site) })

/** Throws where the product did something else than the model expects. */
export function agree(what: string, seen: unknown, expected: unknown) {
  const [one, other] = [JSON.stringify(seen), JSON.stringify(expected)]
  if (one !== other) throw new Error(`${what}: ${one} instead of ${other}`)
}

/** The token of the link that was just mailed. */
export async function newestToken({ site }: Walk, email: string): Promise<string> {
  const [mail] = await mailsTo(site, email)
  const token = /\/(?:verify|reset-password)\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`no link was mailed to ${email}`)
  return token
}

const outcomeOf = ({ status, body }: Answer) =>
  status === 200 ? { status, id: body.data.user.id } : { status }

const sendLogin = ({ ask }: Walk, email: string, password: string) =>
  ask('POST', '/auth/login', { body: { email, password } })

/** A token of somebody who must be able to log in. */
export async function enter(walk: Walk, { email = '', password = '', id }: Person) {
  const answer = await sendLogin(walk, email, password)
  agree('login', outcomeOf(answer), { status: 200, id })
  return answer.body.data.token as string
}

export async function login(walk: Walk, identifier: string, password: string) {
  const { model } = walk
  const expected = expectedLogin(model, identifier, password)
  const seen = outcomeOf(await sendLogin(walk, identifier, password))
  agree(`${password} at ${identifier}`, seen, expected)
  const registered = lastAsked(model, identifier)
  const isWaiting = registered !== undefined && model.waiting.includes(registered)
  if (seen.status !== 403 || !isWaiting || ownerOf(model, identifier)) return
  const token = await newestToken(walk, identifier)
  const link: Link = {
    kind: 'verify',
    registration: registered,
    token,
    isLive: true,
    email: identifier,
  }
  model.links.push(link)
}

/** What waits for an address: registrations, and links of accounts that were not opened yet. */
export async function compareRows({ site, model }: Walk, email: string) {
  const registrations = await site.db.kysely
    .selectFrom('registrations')
    .select('id')
    .where('email', '=', email)
    .execute()
  const links = await site.db.kysely
    .selectFrom('mailed_tokens')
    .select('hash')
    .where('email', '=', email)
    .where('spent_at', 'is', null)
    .where('account_id', 'is not', null)
    .execute()
  const waiting = model.waiting.filter((one) => one.email === email)
  const live = model.links.filter(
    (one) => one.email === email && one.isLive && one.kind !== 'verify',
  )
  const decoy = await findDecoy(site.db.kysely, email)
  const seen = [registrations.length, links.length, decoy !== undefined]
  const expected = [waiting.length, live.length, model.decoys.has(email)]
  agree(`what waits for ${email}`, seen, expected)
}
