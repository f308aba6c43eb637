import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { Frame } from '#app/frame/frame.tsx'
import { toLanguage } from '#i18n/language.ts'

/** Spec 2: a known language such as /ar, or none, which is English. */
export const Route = createFileRoute('/{-$lang}')({
  params: {
    parse: ({ lang }) => {
      if (lang !== undefined && toLanguage(lang) !== lang) throw notFound()
      return { lang }
    },
  },
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
})
