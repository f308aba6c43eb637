import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { PageLinks } from '#app/frame/lazy-parts.ts'
import { phrases } from '#features/visitors/newsletter/phrases/screens.ts'
import { NewsletterLinkScreen } from '#app/routing/lazy-screens.ts'

const waysOn = <PageLinks />

export const Route = createFileRoute('/{-$lang}/newsletter/unsubscribe')({
  loader: async ({ context: { origin }, location: { pathname } }) => {
    await NewsletterLinkScreen.fetched()
    return addTitle(phrases.unsubscribeTitle, { origin, pathname })
  },
  head: ({ loaderData }) => accountHead(loaderData),
  component: () => <NewsletterLinkScreen page="newsletter/unsubscribe" waysOn={waysOn} />,
})
