import { type Site, siteQuery } from '#features/content/components/site-settings.ts'
import type { RouteContext } from '../route-context.ts'

/**
 * The settings for a loader. Without them a page still stands: the browser asks again while it
 * shows the loading screen.
 */
export async function warmSettings({
  queryClient,
  dispatch,
}: Pick<RouteContext, 'queryClient' | 'dispatch'>): Promise<Site | undefined> {
  const query = siteQuery({ language: 'en', dispatch })
  return queryClient.ensureQueryData(query).catch(() => undefined)
}
