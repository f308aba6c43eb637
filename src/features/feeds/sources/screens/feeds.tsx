import { AccountPage } from '#features/accounts/area/components/account-page.tsx'
import { useWords } from '#i18n/words.tsx'
import { OwnFeeds, Waiting } from '../components/own-feeds.tsx'
import { phrases } from '../phrases.ts'

/** "My account: import and export": ads that come and go in bulk. */
export function FeedsScreen() {
  const words = useWords(phrases)
  return (
    <AccountPage title={words('title')} note={words('note')} skeleton={<Waiting />}>
      <OwnFeeds />
    </AccountPage>
  )
}
