import { createFileRoute } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
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

/**
 * What is asked of the address adds up: each change waits for whether the page may be left, and one
 * that follows within that time would be made of the address before the first.
 */
function useChanges(search: Search) {
  const asked = useRef(search)
  useLayoutEffect(() => {
    asked.current = search
  }, [search])
  return (change: Search): Search => {
    asked.current = { ...asked.current, ...change }
    return asked.current
  }
}

function PostAd() {
  const search = Route.useSearch()
  const changed = useChanges(search)
  const { draft, step } = search
  const navigate = Route.useNavigate()
  const navigateLater = useNavigateLater()
  return (
    <PostAdScreen
      draft={draft}
      step={step}
      goTo={(next) => void navigate({ search: changed({ step: next }) })}
      onMade={(id) =>
        navigateLater({
          search: changed({ draft: String(id) }) as never,
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
