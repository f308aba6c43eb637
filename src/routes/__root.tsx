import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { Document } from '#app/frame/document.tsx'
import { Frame } from '#app/frame/frame.tsx'
import { frameParts, PageFailure, PageMissing } from '#app/frame/lazy-parts.ts'
import { frameHead } from '#app/head.ts'
import type { RouteContext } from '#app/route-context.ts'
import { warmSettings } from '#app/frame/warm-settings.ts'
import { languageOfPath } from '#i18n/language.ts'

export const Route = createRootRouteWithContext<RouteContext>()({
  shellComponent: Document,
  // Returns nothing, because the page already carries the data of the queries.
  loader: async ({ context, location }) => {
    const language = languageOfPath(location.pathname)
    await Promise.all([warmSettings({ ...context, language }), frameParts()])
  },
  head: ({ match }) => frameHead(match.context.origin),
  component: Outlet,
  errorComponent: PageFailure,
  notFoundComponent: () => (
    <Frame>
      <PageMissing />
    </Frame>
  ),
})
