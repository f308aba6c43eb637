import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { PageLinks } from '#app/frame/lazy-parts.ts'
import { phrases } from '#features/visitors/newsletter/phrases/screens.ts'
import { NewsletterLinkScreen } from '#app/routing/lazy-screens.ts'

const waysOn = <PageLinks />

export const Route = createFileRoute('/{-$lang}/newsletter/confirm')({
  loader: async ({ context: { origin }, location: { pathname } }) => {
    await NewsletterLinkScreen.fetched()
    return addTitle(phrases.confirmTitle, { origin, pathname })
  },
  head: ({ loaderData }) => accountHead(loaderData),
  component: () => <NewsletterLinkScreen page="newsletter/confirm" waysOn={waysOn} />,
})
