import { findUser } from '#features/accounts/account/queries.ts'
import { findAgents } from '#features/accounts/advertiser/queries/advertisers.ts'
import { calledOf } from '#features/accounts/advertiser/rules/advertisers.ts'
import { createSigner } from '#features/files/signatures/queries.ts'
import { signPhoto } from '#features/files/signatures/rules.ts'
import { hourSeconds } from '#i18n/time-units.ts'
import { countInvitation, requireInvitationQuota } from './queries/invitation-limits.ts'
import { paginationOf } from '#platform/endpoint/pagination.ts'
import { type Call, type Db, type Handler, handle, handleCreation } from '#platform/handle.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Account } from '#platform/session/account.ts'
import { requireSession } from '#platform/session/proof.ts'
import { throttleAccount, throttleToken } from '#platform/session/throttle.ts'
import { lockIfOpen } from '#platform/session/open-account.ts'
import {
  addAgent,
  declineInvitation,
  joinAgency,
  leaveAgency,
  listMembers,
  type Member,
  readInvitation,
  removeMember,
  resendInvitation,
  revokeInvitation,
  showInvitation,
} from './contract.ts'
import type { HandOverLater } from './actions.ts'
import { mailInvitation, mailNotice, mailOwnStep } from './mail.ts'
import {
  acceptInvitation,
  addInvitation,
  addJoinToken,
  declineWith,
  deleteInvitation,
  endMembership,
  findAgencyId,
  findInvitation,
  findInvitedEmail,
  findPerson,
  findTeam,
  isMember,
} from './queries/members.ts'
import { invitedMember, isStranger, type TeamRow } from './rules.ts'

type Dependencies = { post: Post; handOverLater: HandOverLater }

type MemberCall = Pick<Call<typeof addAgent>, 'db' | 'account' | 'caller' | 'language' | 'now'>

const notFound = () => new Refusal(404, [{ code: 'not_found' }])
const spentLink = () => new Refusal(422, [{ code: 'invalid_token', path: 'token' }])

async function readTeam(db: Db, rows: TeamRow[]): Promise<Member[]> {
  const idsOf = (status: TeamRow['status']) =>
    rows.filter((row) => row.status === status).map(({ id }) => id)
  const present = await findAgents(db, idsOf('active'), { withHidden: true })
  const agents = new Map([...present, ...(await findAgents(db, idsOf('left')))])
  const sign = createSigner(db, new Date())
  return rows.flatMap((row) => {
    if (isStranger(row)) return [invitedMember(row)]
    const agent = agents.get(row.id)
    return agent ? [{ ...signPhoto(agent, sign), email: row.email, status: row.status }] : []
  })
}

/** Does not look up the address, so neither the answer nor its time says who has an account. */
async function invite(tx: Db, call: MemberCall & Pick<Dependencies, 'post'>, email: string) {
  const { account, now } = call
  // A new password deletes open invitations, so none is made in a session that it ends.
  await requireSession(tx, account)
  await requireInvitationQuota(tx, { agencyId: account.id, email })
  const invitationId = await addInvitation(tx, { agencyId: account.id, email, now })
  const token = await addJoinToken(tx, { invitationId, email, now })
  const agency = await findPerson(tx, account.id)
  await mailInvitation(tx, { email, agencyId: account.id, agency, token }, call)
}

type MembershipEnd = { agencyId: number; agentId: number; kind: 'left' | 'removed' }

/** Per account and hour; each may write a thousand ads. Removals match the invitations. */
const maxChanges = { joined: 20, left: 20, removed: 60 }

async function requireChange(call: MemberCall, kind: keyof typeof maxChanges) {
  const { db, account, caller, now } = call
  const limit = { name: `membership/${kind}`, max: maxChanges[kind], seconds: hourSeconds }
  await throttleAccount(db, { ...limit, account, caller, now })
}

async function end(tx: Db, call: MemberCall & Dependencies, ending: MembershipEnd) {
  const { account, now } = call
  const ended = await endMembership(tx, { ...ending, actorId: account.id, now })
  if (!ended) throw notFound()
  await call.handOverLater(tx, ended)
  const agency = await findPerson(tx, ending.agencyId)
  const agent = await findPerson(tx, ending.agentId)
  const { kind } = ending
  await mailNotice(tx, { agency, agent, kind }, call)
  if (kind === 'left') await mailOwnStep(tx, { agency, agent, kind }, call)
}

type JoinCall = Call<typeof joinAgency>

async function accept(tx: Db, call: JoinCall, { post }: Dependencies) {
  const { account, body, now } = call
  const found = await findInvitation(tx, body.token, now)
  // Before the caller is locked, because an erased agency locks itself before its members.
  if (!found || !(await lockIfOpen(tx, found.agencyId))) throw spentLink()
  if ((await findAgencyId(tx, account.id)) !== null) {
    throw new Refusal(409, [{ code: 'already_in_agency' }])
  }
  const { id: invitationId, agencyId } = found
  const isOurs = await acceptInvitation(tx, { invitationId, agencyId, agentId: account.id, now })
  if (!isOurs) throw spentLink()
  const agency = await findPerson(tx, agencyId)
  const agent = await findPerson(tx, account.id)
  const joined = { agency, agent, kind: 'joined' } as const
  await mailNotice(tx, joined, { ...call, post })
  await mailOwnStep(tx, joined, { ...call, post })
  return findUser(tx, account.id)
}

async function leave(tx: Db, call: MemberCall & Dependencies & { account: Account }) {
  const { account } = call
  const agencyId = await findAgencyId(tx, account.id)
  if (agencyId === null) throw new Refusal(409, [{ code: 'not_in_agency' }])
  await end(tx, call, { agencyId, agentId: account.id, kind: 'left' })
  return findUser(tx, account.id)
}

type LinkCall = Pick<JoinCall, 'db' | 'caller' | 'now'>

async function requireAttempt({ db, caller, now }: LinkCall) {
  await throttleToken(db, { caller, now })
}

const agencyHandlers = (dependencies: Dependencies): Handler[] => [
  handle(listMembers, async ({ db, account, query }) => {
    const { rows, total } = await findTeam(db, account.id, query)
    return { agents: await readTeam(db, rows), pagination: paginationOf(query, total) }
  }),

  handleCreation(addAgent, async (call) => {
    const { email } = call.body
    await countInvitation(call)
    if (await isMember(call.db, call.account.id, email)) {
      throw new Refusal(409, [{ code: 'already_member', path: 'email' }])
    }
    return call.transact(async (tx) => {
      await invite(tx, { ...dependencies, ...call }, email)
      return {}
    })
  }),

  handle(resendInvitation, async (call) => {
    const { db, account, params } = call
    await countInvitation(call)
    const email = await findInvitedEmail(db, { id: params.id, agencyId: account.id })
    if (email === undefined) throw notFound()
    await db.transaction().execute((tx) => invite(tx, { ...dependencies, ...call }, email))
    return {}
  }),

  handle(revokeInvitation, async ({ db, account, params }) => {
    if (!(await deleteInvitation(db, { id: params.id, agencyId: account.id }))) throw notFound()
    return {}
  }),

  handle(removeMember, async (call) => {
    const { account, params } = call
    await requireChange(call, 'removed')
    const ending = { agencyId: account.id, agentId: params.id, kind: 'removed' } as const
    await call.db.transaction().execute((tx) => end(tx, { ...dependencies, ...call }, ending))
    return {}
  }),
]

async function invitationOf(call: LinkCall, token: string) {
  await requireAttempt(call)
  const found = await findInvitation(call.db, token, call.now)
  if (!found) throw notFound()
  const { agencyId: id, slug } = found
  return { invitation: { agency: { id, slug, ...calledOf(found) } } }
}

export const memberHandlers = (dependencies: Dependencies): Handler[] => [
  ...agencyHandlers(dependencies),

  handle(showInvitation, (call) => invitationOf(call, call.params.token)),

  handle(readInvitation, (call) => invitationOf(call, call.body.token)),

  handle(joinAgency, async (call) => {
    await requireAttempt(call)
    await requireChange(call, 'joined')
    return { user: await call.db.transaction().execute((tx) => accept(tx, call, dependencies)) }
  }),

  handle(declineInvitation, async (call) => {
    await requireAttempt(call)
    const { db, body, now } = call
    const isDeclined = await db.transaction().execute((tx) => declineWith(tx, body.token, now))
    if (!isDeclined) throw spentLink()
    return {}
  }),

  handle(leaveAgency, async (call) => {
    await requireChange(call, 'left')
    return {
      user: await call.db.transaction().execute((tx) => leave(tx, { ...dependencies, ...call })),
    }
  }),
]
