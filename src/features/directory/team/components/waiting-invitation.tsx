import { useWords } from '#i18n/words.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases/membership.ts'
import { useStoredInvitation } from './stored-invitation.ts'

export function WaitingInvitation() {
  const words = useWords(phrases)
  const token = useStoredInvitation()
  if (!token) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-sand p-4 text-start">
      <Icon name="mail" className="size-5 shrink-0 text-palm" />
      <span>{words('waiting')}</span>
      <SiteLink
        href="/join"
        preload={false}
        className="font-medium text-palm underline underline-offset-4"
      >
        {words('look')}
      </SiteLink>
    </p>
  )
}
