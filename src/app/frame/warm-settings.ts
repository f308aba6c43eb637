import { type Site, siteQuery } from '#features/reference/site-settings/components/site-settings.ts'
import type { Language } from '#i18n/language.ts'
import type { RouteContext } from '../route-context.ts'

/** Never fails: without settings the browser loads them while it shows the loading screen. */
export async function warmSettings({
  queryClient,
  dispatch,
  language,
}: Pick<RouteContext, 'queryClient' | 'dispatch'> & { language: Language }): Promise<
  Site | undefined
> {
  const query = siteQuery({ language, dispatch })
  return queryClient.ensureQueryData(query).catch(() => undefined)
}
