import { createFileRoute } from '@tanstack/react-router'
import { addWords, formHead } from '#app/routing/form-head.ts'
import { ContactForm } from '#features/visitors/contact/components/lazy-form.ts'
import { phrases } from '#features/visitors/contact/phrases/screen.ts'
import { ContactScreen } from '#features/visitors/contact/screens/contact-us.tsx'

export const Route = createFileRoute('/{-$lang}/contact-us')({
  loader: async ({ context: { origin }, location: { pathname } }) => {
    await ContactForm.fetched()
    return addWords(phrases, { origin, pathname })
  },
  head: ({ loaderData }) => formHead(loaderData),
  component: ContactScreen,
})
