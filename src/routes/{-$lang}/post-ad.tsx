import { createFileRoute } from '@tanstack/react-router'
import { accountHead, titled } from '#app/frame/account-head.ts'
import { phrases } from '#features/ad-form/phrases/screen.ts'
import { PostAdScreen } from '#features/ad-form/screens/post-ad.tsx'
import { useNavigateLater } from '#ui/links/navigate-later.ts'

type Search = { draft?: string; step?: string }

export const Route = createFileRoute('/{-$lang}/post-ad')({
  validateSearch: ({ draft, step }: Search): Search => ({
    ...(draft && { draft }),
    ...(step && { step }),
  }),
  loader: ({ context: { origin }, location: { pathname } }) =>
    titled(phrases.postTitle, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: PostAd,
})

function PostAd() {
  const { draft, step } = Route.useSearch()
  const navigate = Route.useNavigate()
  const navigateLater = useNavigateLater()
  return (
    <PostAdScreen
      draft={draft}
      step={step}
      goTo={(next) => void navigate({ search: (now) => ({ ...now, step: next }) })}
      onMade={(id) =>
        navigateLater({
          search: ((now: Search) => ({ ...now, draft: String(id) })) as never,
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
