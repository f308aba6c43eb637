import * as z from 'zod/mini'
import { User } from '#features/accounts/account/contract.ts'
import { Agent, AgencyReference } from '#features/accounts/advertiser/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { IdParams, Pagination, pageFields } from '#platform/endpoint/fields.ts'
import { isReachable } from '#platform/endpoint/pagination.ts'
import { emailField, LinkToken, tokenField } from '#platform/endpoint/person-fields.ts'

export const invitationDays = 7

const offices = ['agency', 'company'] as const
const people = ['agent', 'broker'] as const

export const memberStatuses = ['invited', 'declined', 'active', 'left'] as const

/**
 * A member of an agency's team. For an open or declined invitation, `id` is that of the
 * invitation, `name` is the invited address, and nothing says whether the address has an account.
 * For a former member, `email` is the address at the time of leaving.
 */
export const Member = z.extend(Agent, {
  email: z.nullable(z.string()),
  status: z.enum(memberStatuses),
})
export type Member = z.output<typeof Member>

/** Open invitations, declined ones, members, and people who have left. */
export const listMembers = endpoint({
  summary: 'List your team',
  method: 'GET',
  path: '/agents/my-agents',
  access: offices,
  query: z.object(pageFields(20)).check(isReachable()),
  reply: z.object({ agents: z.array(Member), pagination: Pagination }),
})

/** The address to invite. */
export const NewMember = z.object({ email: emailField() })

/**
 * Mails a link to join the agency. The answer is the same whether the address has an account or
 * not. 409 `already_member` for a member of your team.
 */
export const addAgent = endpoint({
  summary: 'Invite an agent',
  method: 'POST',
  path: '/agencies/add-agent',
  access: offices,
  body: NewMember,
  status: 201,
  refusals: [409],
  reply: z.object({}),
})

/**
 * Mails the link again. Earlier links stay valid for their {invitationDays} days unless they were declined.
 */
export const resendInvitation = endpoint({
  summary: 'Send an invitation again',
  method: 'POST',
  path: '/agencies/invitations/{id}/resend',
  access: offices,
  params: IdParams,
  reply: z.object({}),
})

/** None of its links works any more. */
export const revokeInvitation = endpoint({
  summary: 'Withdraw an invitation',
  method: 'DELETE',
  path: '/agencies/invitations/{id}',
  access: offices,
  params: IdParams,
  reply: z.object({}),
})

/** Ends a membership. The ads made for the agency stay with it. */
export const removeMember = endpoint({
  summary: 'Remove a member',
  method: 'DELETE',
  path: '/agencies/agents/{id}',
  access: offices,
  params: IdParams,
  reply: z.object({}),
})

/** An open invitation and the agency that sent it. */
export const Invitation = z.object({ invitation: z.object({ agency: AgencyReference }) })

/** Which agency invites, for the holder of a mailed link. 404 when the link is no longer valid. */
export const showInvitation = endpoint({
  summary: 'Read an invitation',
  method: 'GET',
  path: '/agents/join-agency/{token}',
  access: 'link',
  params: z.object({ token: tokenField() }),
  reply: Invitation,
})

/**
 * Like `GET /agents/join-agency/{token}`, with the token in the body, where no proxy logs it. 404
 * when the link is no longer valid.
 */
export const readInvitation = endpoint({
  summary: 'Read an invitation by a form',
  method: 'POST',
  path: '/agents/invitation',
  access: 'link',
  body: LinkToken,
  refusals: [404],
  reply: Invitation,
})

/**
 * Joins the agency. 422 `token` when the link is no longer valid, 409 when you already belong to
 * an agency.
 */
export const joinAgency = endpoint({
  summary: 'Accept an invitation',
  method: 'POST',
  path: '/agents/join-agency',
  access: people,
  body: LinkToken,
  refusals: [409],
  reply: z.object({ user: User }),
})

/**
 * The agency then sees the invitation as `declined`. The holder of the token can decline with or
 * without an account. 422 `token` when the link is no longer valid.
 */
export const declineInvitation = endpoint({
  summary: 'Decline an invitation',
  method: 'POST',
  path: '/agents/decline-invitation',
  access: 'link',
  body: LinkToken,
  reply: z.object({}),
})

/** The ads that you made for the agency belong to it from now on. */
export const leaveAgency = endpoint({
  summary: 'Leave your agency',
  method: 'POST',
  path: '/agents/leave-agency',
  access: people,
  refusals: [409],
  reply: z.object({ user: User }),
})
