import { phrases as roles } from '#features/accounts/account/phrases.ts'
import { Portrait } from '#features/accounts/advertiser/components/portrait.tsx'
import { type Agent, agentAddress } from '#features/accounts/advertiser/contract.ts'
import { phrases as words } from '#features/accounts/advertiser/phrases.ts'
import { isWritten, nameIn } from '#i18n/texts/both-texts.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { WrittenText } from '#ui/bdi.tsx'
import { phrases } from '../phrases.ts'
import { hasMembers } from './profile-queries.ts'

type AgentProps = { agent: Agent }

function Verified() {
  const sharedWords = useWords(words)
  const explain = useWords(phrases)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="gold">
        <Icon name="badge-check" className="size-3.5" />
        {sharedWords('verified')}
      </Badge>
      <p className="text-sm text-muted">{explain('verifiedMeaning')}</p>
    </div>
  )
}

/** The job of an agency would only repeat its role. */
function Position({ agent }: AgentProps) {
  const nameOf = useWords(roles)
  const { role, agency, jobs } = agent
  return (
    <p className="flex flex-wrap gap-x-2 text-muted">
      <span>{nameOf(role)}</span>
      {!hasMembers(agent) && isWritten(jobs) && (
        <>
          <span aria-hidden>·</span>
          <WrittenText texts={jobs} />
        </>
      )}
      {agency && (
        <>
          <span aria-hidden>·</span>
          <SiteLink href={agentAddress(agency)} className="text-palm hover:underline">
            <WrittenText texts={agency.names} />
          </SiteLink>
        </>
      )}
    </p>
  )
}

export function ProfileHeading({ agent }: AgentProps) {
  const name = nameIn(agent, useLanguage())
  return (
    <div className="flex flex-wrap items-start gap-4 md:gap-6">
      <Portrait photo={agent.photo} name={name} size="large" isEarly />
      <div className="grid min-w-0 flex-1 basis-56 gap-2">
        <h1 className="text-2xl md:text-3xl">
          <WrittenText texts={agent.names} />
        </h1>
        <Position agent={agent} />
        {agent.verified && <Verified />}
      </div>
    </div>
  )
}
