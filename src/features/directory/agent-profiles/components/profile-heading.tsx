import { phrases as roles } from '#features/accounts/account/phrases.ts'
import { Portrait } from '#features/accounts/advertiser/components/portrait.tsx'
import { type Agent, agentAddress } from '#features/accounts/advertiser/contract.ts'
import { phrases as words } from '#features/accounts/advertiser/phrases.ts'
import { useWords } from '#i18n/words.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import { hasMembers } from './profile-queries.ts'

function Verified() {
  const sharedWords = useWords(words)
  const explain = useWords(phrases)
  return (
    <div className="grid gap-1">
      <span>
        <Badge tone="gold">
          <Icon name="badge-check" className="size-3.5" />
          {sharedWords('verified')}
        </Badge>
      </span>
      <p className="text-sm text-muted">{explain('verifiedMeaning')}</p>
    </div>
  )
}

export function ProfileHeading({ agent }: { agent: Agent }) {
  const nameOf = useWords(roles)
  const { name, role, agency, photo, verified } = agent
  // The job of an agency would only repeat its role.
  const job = hasMembers(agent) ? null : agent.job
  return (
    <div className="flex flex-wrap items-start gap-4 md:gap-6">
      <Portrait photo={photo} name={name} size="large" isEarly />
      <div className="grid min-w-0 flex-1 basis-56 gap-2">
        <h1 className="text-2xl md:text-3xl">
          <bdi>{name}</bdi>
        </h1>
        <p className="flex flex-wrap gap-x-2 text-muted">
          <span>{nameOf(role)}</span>
          {job && (
            <>
              <span aria-hidden>·</span>
              <bdi>{job}</bdi>
            </>
          )}
          {agency && (
            <>
              <span aria-hidden>·</span>
              <SiteLink href={agentAddress(agency)} className="text-palm hover:underline">
                <bdi>{agency.name}</bdi>
              </SiteLink>
            </>
          )}
        </p>
        {verified && <Verified />}
      </div>
    </div>
  )
}
