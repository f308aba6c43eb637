import { createFileRoute } from '@tanstack/react-router'
import { addWords, formHead } from '#app/routing/form-head.ts'
import { phrases } from '#features/visitors/contact/phrases/screen.ts'
import { ContactScreen } from '#features/visitors/contact/screens/contact-us.tsx'

export const Route = createFileRoute('/{-$lang}/contact-us')({
  loader: ({ context: { origin }, location: { pathname } }) =>
    addWords(phrases, { origin, pathname }),
  head: ({ loaderData }) => formHead(loaderData),
  component: ContactScreen,
})
