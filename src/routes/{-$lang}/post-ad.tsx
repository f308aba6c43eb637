import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import {
  type DraftSearch,
  useDraftAddress,
} from '#features/posting/editor/components/use-draft-address.ts'
import { phrases } from '#features/posting/editor/phrases/screen.ts'
import { PostAdScreen } from '#features/posting/editor/screens/post-ad.tsx'

export const Route = createFileRoute('/{-$lang}/post-ad')({
  validateSearch: ({ draft, step }: DraftSearch): DraftSearch => ({
    ...(draft && { draft }),
    ...(step && { step }),
  }),
  loader: ({ context: { origin }, location: { pathname } }) =>
    addTitle(phrases.postTitle, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: PostAd,
})

function PostAd() {
  const search = Route.useSearch()
  const { goTo, nameDraft } = useDraftAddress(search)
  return <PostAdScreen draft={search.draft} step={search.step} goTo={goTo} onMade={nameDraft} />
}
