import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { Document } from '#app/frame/document.tsx'
import { Frame } from '#app/frame/frame.tsx'
import { PageFailure } from '#app/frame/page-failure.tsx'
import { PageMissing } from '#app/frame/page-missing.tsx'
import { frameHead } from '#app/head.ts'
import type { RouteContext } from '#app/route-context.ts'
import { readSettings } from '#features/content/contract.ts'
import { queryFor } from '#platform/page-query.ts'

export const Route = createRootRouteWithContext<RouteContext>()({
  shellComponent: Document,
  /** A page without settings still stands: the browser asks again while it shows the animation. */
  loader: async ({ context: { queryClient, dispatch } }) => {
    const query = queryFor(readSettings, {}, { language: 'en', dispatch })
    await queryClient.ensureQueryData(query).catch(() => undefined)
  },
  head: () => frameHead(),
  component: Outlet,
  errorComponent: PageFailure,
  notFoundComponent: () => (
    <Frame>
      <PageMissing />
    </Frame>
  ),
})
