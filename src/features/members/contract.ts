import * as z from 'zod/mini'
import { User } from '#features/accounts/contract.ts'
import { Agent, AgencyReference } from '#features/advertisers/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { IdParams, Pagination, pageFields } from '#platform/endpoint/fields.ts'
import { isReachable } from '#platform/endpoint/pagination.ts'
import { emailField, tokenField } from '#platform/endpoint/person-fields.ts'

const offices = ['agency', 'company'] as const
const people = ['agent', 'broker'] as const

export const memberStatuses = ['invited', 'declined', 'active', 'left'] as const

/**
 * Somebody of an agency's team. While they are only invited, or have declined, `id` is the
 * invitation's, the name is the invited address, and nothing tells whether that address has an
 * account. Of those who have left, `email` is the address that they had when they left.
 */
export const Member = z.extend(Agent, {
  email: z.nullable(z.string()),
  status: z.enum(memberStatuses),
})
export type Member = z.output<typeof Member>

/** The team: invitations that are open, those declined, members, and who has left. */
export const listMembers = endpoint({
  method: 'GET',
  path: '/agents/my-agents',
  access: offices,
  query: z.object(pageFields(20)).check(isReachable()),
  reply: z.object({ agents: z.array(Member), pagination: Pagination }),
})

/** Spec 5: the e-mail is required and valid. */
export const NewMember = z.object({ email: emailField() })

/**
 * Mails a link to join the agency. The answer is the same whether the address has an account or
 * not; 409 `already_member` for somebody of one's own team.
 */
export const addAgent = endpoint({
  method: 'POST',
  path: '/agencies/add-agent',
  access: offices,
  body: NewMember,
  status: 201,
  reply: z.object({}),
})

/** Mails the link again; earlier ones stay good for their seven days, but for declined ones. */
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/agencies/invitations/{id}/resend',
  access: offices,
  params: IdParams,
  reply: z.object({}),
})

/** Takes an invitation back: its links open nothing any more. */
export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/agencies/invitations/{id}',
  access: offices,
  params: IdParams,
  reply: z.object({}),
})

/** Ends somebody's membership. The ads made for the agency stay with it. */
export const removeMember = endpoint({
  method: 'DELETE',
  path: '/agencies/agents/{id}',
  access: offices,
  params: IdParams,
  reply: z.object({}),
})

const Invitation = z.object({ invitation: z.object({ agency: AgencyReference }) })

/** Who invites, for whoever holds the token of a mailed link; 404 once it opens nothing. */
export const showInvitation = endpoint({
  method: 'GET',
  path: '/agents/join-agency/{token}',
  access: 'link',
  params: z.object({ token: tokenField() }),
  reply: Invitation,
})

/** The same with the token in the body, where no log of a proxy has it. */
export const readInvitation = endpoint({
  method: 'POST',
  path: '/agents/invitation',
  access: 'link',
  body: z.object({ token: tokenField() }),
  reply: Invitation,
})

/** Accepts an invitation. 422 `token` once it opens nothing, 409 where one belongs to an agency. */
export const joinAgency = endpoint({
  method: 'POST',
  path: '/agents/join-agency',
  access: people,
  body: z.object({ token: tokenField() }),
  reply: z.object({ user: User }),
})

/**
 * Says no to an invitation, which its agency then sees as `declined`: whoever holds the token may,
 * with an account or without. 422 `token` once it opens nothing.
 */
export const declineInvitation = endpoint({
  method: 'POST',
  path: '/agents/decline-invitation',
  access: 'link',
  body: z.object({ token: tokenField() }),
  reply: z.object({}),
})

/** Leaves one's agency, to which the ads made for it belong from now on. */
export const leaveAgency = endpoint({
  method: 'POST',
  path: '/agents/leave-agency',
  access: people,
  reply: z.object({ user: User }),
})
