import { createFileRoute } from '@tanstack/react-router'
import { addWords, formHead } from '#app/routing/form-head.ts'
import { ContactForm } from '#features/visitors/contact/components/lazy-form.ts'
import { phrases } from '#features/visitors/contact/phrases/screen.ts'
import { ContactScreen } from '#features/visitors/contact/screens/contact-us.tsx'

type Search = { sent?: string }

export const Route = createFileRoute('/{-$lang}/contact-us')({
  validateSearch: ({ sent }: Search): Search => (sent === 'true' ? { sent } : {}),
  loader: async ({ context, location: { pathname } }) => {
    await ContactForm.fetched()
    return addWords(phrases, { context, pathname })
  },
  head: ({ loaderData }) => formHead(loaderData),
  component: Contact,
})

function Contact() {
  const { sent } = Route.useSearch()
  return <ContactScreen isSent={sent === 'true'} />
}
