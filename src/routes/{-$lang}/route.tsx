import { createFileRoute, notFound } from '@tanstack/react-router'
import { Frame } from '#app/frame.tsx'
import { frameHead } from '#app/head.ts'
import { languages } from '#i18n/language.ts'

/** Spec 2: /en, /ar, and bare paths, which are English. */
export const Route = createFileRoute('/{-$lang}')({
  params: {
    parse: ({ lang }) => {
      if (lang !== undefined && !(languages as readonly string[]).includes(lang)) throw notFound()
      return { lang }
    },
  },
  head: () => frameHead(),
  component: Frame,
})
