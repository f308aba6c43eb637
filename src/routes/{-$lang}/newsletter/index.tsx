import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { PageLinks } from '#app/frame/page-links.tsx'
import { phrases } from '#features/visitors/newsletter/phrases/screens.ts'
import {
  type Ending,
  isEnding,
  NewsletterScreen,
} from '#features/visitors/newsletter/screens/newsletter.tsx'

type Search = { done?: Ending }

export const Route = createFileRoute('/{-$lang}/newsletter/')({
  validateSearch: ({ done }: { done?: string }): Search => (isEnding(done) ? { done } : {}),
  loader: ({ context: { origin }, location: { pathname } }) =>
    addTitle(phrases.title, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: Newsletter,
})

function Newsletter() {
  const { done } = Route.useSearch()
  return <NewsletterScreen done={done} waysOn={<PageLinks />} />
}
