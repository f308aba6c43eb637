import * as z from 'zod/mini'
import { Agent } from '#features/accounts/advertiser/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import {
  choiceField,
  integerField,
  Pagination,
  pageFields,
  textField,
} from '#platform/endpoint/fields.ts'
import { isReachable } from '#platform/endpoint/pagination.ts'

export const agentKinds = ['agent', 'agency'] as const

export const agentSorts = ['ads', 'name', 'newest'] as const
export type AgentSort = (typeof agentSorts)[number]

/**
 * Every parameter of `GET /agents` and, equally, of the address of "find an agent". `emirate` is
 * where somebody works; `location` (an id) finds who has public ads there or in anything below it;
 * `language` and `speciality` are an id or a slug; `agency` is the id of an agency, for its members.
 * `sort`: most public ads first, by the name in the caller's language, or the newest members first.
 */
export const AgentSearch = z
  .object({
    emirate: z.optional(textField(100)),
    location: z.optional(integerField(1, 2_147_483_647)),
    language: z.optional(textField(60)),
    speciality: z.optional(textField(60)),
    name: z.optional(textField(100)),
    kind: z.optional(choiceField(agentKinds)),
    agency: z.optional(integerField(1, 2_147_483_647)),
    sort: z._default(choiceField(agentSorts), 'ads'),
    ...pageFields(20),
  })
  .check(isReachable())
export type AgentSearch = z.output<typeof AgentSearch>

/** A profile in a list. */
export const AgentCard = z.omit(Agent, { bio: true, bios: true, membershipId: true })

/**
 * Agents, brokers, agencies and companies. Landlords are not listed, since they are private persons
 * and offer no service.
 */
export const searchAgents = endpoint({
  summary: 'Search agents and agencies',
  method: 'GET',
  path: '/agents',
  access: 'public',
  limit: { max: 300, seconds: 300 },
  query: AgentSearch,
  reply: z.object({ agents: z.array(AgentCard), pagination: Pagination }),
})
export type AgentsReply = z.output<typeof searchAgents.reply>
