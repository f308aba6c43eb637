import { readSettings, type Settings } from '#features/content/contract.ts'
import { queryFor } from '#platform/page-query.ts'
import type { RouteContext } from '../route-context.ts'

/**
 * The settings for a loader. Without them a page still stands: the browser asks again while it
 * shows the loading screen.
 */
export async function warmSettings(
  context: Pick<RouteContext, 'queryClient' | 'dispatch'>,
): Promise<Settings | undefined> {
  const query = queryFor(readSettings, {}, { language: 'en', dispatch: context.dispatch })
  const reply = await context.queryClient.ensureQueryData(query).catch(() => undefined)
  return reply?.settings
}
