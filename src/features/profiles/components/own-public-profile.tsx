import { AccountSection } from '#features/account-area/components/account-section.tsx'
import type { User } from '#features/accounts/contract.ts'
import { useWords } from '#i18n/words.tsx'
import { phrases } from '../phrases/screen.ts'
import { PublicProfile } from './public-profile.tsx'

/** A landlord is a private person: the profile is public only while an ad is. */
export function OwnPublicProfile({ user }: { user: User }) {
  const words = useWords(phrases)
  const { qrCodeImage, role } = user
  return (
    <AccountSection
      title={words('publicTitle')}
      note={qrCodeImage ? words('publicNote') : undefined}
    >
      {qrCodeImage && <PublicProfile user={user} code={qrCodeImage} />}
      {role === 'landlord' && <p>{words(qrCodeImage ? 'publicWhileLive' : 'notPublicYet')}</p>}
    </AccountSection>
  )
}
