import { AccountPage } from '#features/accounts/area/components/account-page.tsx'
import { useWords } from '#i18n/words.tsx'
import { OwnAds, PostAdLink, Waiting } from '../components/own-ads.tsx'
import { phrases } from '../phrases/list.ts'
import { type ListSearch, queryOf } from '../rules.ts'

/** Spec 2, "My properties". */
export function MyPropertiesScreen({ search }: { search: ListSearch }) {
  const words = useWords(phrases)
  return (
    <AccountPage
      title={words('title')}
      note={words('note')}
      isWide
      action={<PostAdLink />}
      skeleton={<Waiting />}
    >
      <OwnAds query={queryOf(search)} />
    </AccountPage>
  )
}
