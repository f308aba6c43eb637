import { AccountPage } from '#features/accounts/area/components/account-page.tsx'
import { useWords } from '#i18n/words.tsx'
import { OwnFeeds, FeedsSkeleton } from '../components/own-feeds.tsx'
import { phrases } from '../phrases.ts'

export function FeedsScreen() {
  const words = useWords(phrases)
  return (
    <AccountPage title={words('title')} note={words('note')} skeleton={<FeedsSkeleton />}>
      <OwnFeeds />
    </AccountPage>
  )
}
