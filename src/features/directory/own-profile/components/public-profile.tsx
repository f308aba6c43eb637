import type { User } from '#features/accounts/account/contract.ts'
import { useWords } from '#i18n/words.tsx'
import { AnchorButton } from '#ui/anchor-button.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases/screen.ts'

export function PublicProfile({ user }: { user: User }) {
  const words = useWords(phrases)
  const code = user.qrCodeImage
  return (
    <div className="flex flex-wrap items-center gap-6">
      {code && (
        <img
          src={code.url}
          alt={words('code')}
          width={160}
          height={160}
          className="size-40 rounded-control border border-line"
        />
      )}
      <div className="grid gap-3">
        <SiteLink href={`/agents/${user.id}`} className={buttonClass({ variant: 'quiet' })}>
          {words('look')}
        </SiteLink>
        {code && (
          <AnchorButton variant="quiet" href={code.url} download={`dara-profile-${user.id}.svg`}>
            <Icon name="download" className="size-4" />
            {words('download')}
          </AnchorButton>
        )}
      </div>
    </div>
  )
}
