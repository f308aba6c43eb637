import { Portrait } from '#features/accounts/advertiser/components/portrait.tsx'
import { agentAddress } from '#features/accounts/advertiser/contract.ts'
import { phrases as shared } from '#features/accounts/advertiser/phrases.ts'
import { nameIn } from '#i18n/texts/both-texts.ts'
import { formatDay } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Badge } from '#ui/badge.tsx'
import { EmailText } from '#features/accounts/account/components/email-text.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { WrittenText } from '#ui/bdi.tsx'
import type { Member } from '../contract.ts'
import { isStranger } from '../rules.ts'
import { phrases } from '../phrases/screens.ts'
import { MemberActions } from './member-actions.tsx'

const states = {
  invited: { tone: 'gold', word: 'pending' },
  declined: { tone: 'plain', word: 'declined' },
  active: { tone: 'palm', word: 'active' },
  left: { tone: 'plain', word: 'left' },
} as const

function Who({ member }: { member: Member }) {
  const words = useWords(phrases)
  const sharedWords = useWords(shared)
  const language = useLanguage()
  const { name, names, email, status, memberSince, propertiesCount } = member
  const { tone, word } = states[status]
  return (
    <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        {isStranger(member) ? (
          <EmailText>{name}</EmailText>
        ) : (
          <SiteLink href={agentAddress(member)} className="hover:text-palm hover:underline">
            <WrittenText texts={names} />
          </SiteLink>
        )}
        <Badge tone={tone}>{words(word)}</Badge>
      </p>
      {!isStranger(member) && email && (
        <p className="text-sm text-muted">
          <EmailText>{email}</EmailText>
        </p>
      )}
      <p className="text-sm text-muted">
        {status === 'active'
          ? sharedWords('ads', { count: propertiesCount })
          : words('since', { day: formatDay(memberSince, language) })}
      </p>
    </div>
  )
}

export function MemberRow({ member, onChanged }: { member: Member; onChanged: () => void }) {
  const name = nameIn(member, useLanguage())
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line py-4 last:border-0 last:pb-0">
      {isStranger(member) ? (
        <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-sand text-muted">
          <Icon name="mail" className="size-5" />
        </span>
      ) : (
        <Portrait photo={member.photo} name={name} />
      )}
      <Who member={member} />
      <MemberActions member={member} onChanged={onChanged} />
    </li>
  )
}
