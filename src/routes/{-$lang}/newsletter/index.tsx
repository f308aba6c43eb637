import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { PageLinks } from '#app/frame/lazy-parts.ts'
import { phrases } from '#features/visitors/newsletter/phrases/screens.ts'
import { NewsletterScreen } from '#app/routing/lazy-screens.ts'

type Search = { done?: 'sent' | 'confirmed' | 'unsubscribed' }

/** Written out, since what it imports would be part of every page. */
const isEnding = (word: string | undefined): word is NonNullable<Search['done']> =>
  word === 'sent' || word === 'confirmed' || word === 'unsubscribed'

const waysOn = <PageLinks />

export const Route = createFileRoute('/{-$lang}/newsletter/')({
  validateSearch: ({ done }: { done?: string }): Search => (isEnding(done) ? { done } : {}),
  loader: async ({ context: { origin }, location: { pathname } }) => {
    await NewsletterScreen.fetched()
    return addTitle(phrases.title, { origin, pathname })
  },
  head: ({ loaderData }) => accountHead(loaderData),
  component: Newsletter,
})

function Newsletter() {
  const { done } = Route.useSearch()
  return <NewsletterScreen done={done} waysOn={waysOn} />
}
