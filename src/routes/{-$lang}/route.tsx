import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { Frame } from '#app/frame/frame.tsx'
import { languages } from '#i18n/language.ts'

/** Spec 2: /en, /ar, and bare paths, which are English. */
export const Route = createFileRoute('/{-$lang}')({
  params: {
    parse: ({ lang }) => {
      if (lang !== undefined && !(languages as readonly string[]).includes(lang)) throw notFound()
      return { lang }
    },
  },
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
})
