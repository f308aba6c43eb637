import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { PageLinks } from '#app/frame/page-links.tsx'
import { phrases } from '#features/visitors/newsletter/phrases/screens.ts'
import { NewsletterLinkScreen } from '#features/visitors/newsletter/screens/newsletter-link.tsx'

export const Route = createFileRoute('/{-$lang}/newsletter/unsubscribe')({
  loader: ({ context: { origin }, location: { pathname } }) =>
    addTitle(phrases.unsubscribeTitle, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: () => <NewsletterLinkScreen page="newsletter/unsubscribe" waysOn={<PageLinks />} />,
})
