import { type NavigateOptions, useRouter, useRouterState } from '@tanstack/react-router'
import { pathWithoutLanguage } from '#i18n/language.ts'

/**
 * Asked after something was waited for, such as an answer of the server: whether the reader is
 * still on the page that was in sight before, be it in the other language, and not on the way to
 * another one.
 */
export function useIsStillHere(): () => boolean {
  const router = useRouter()
  const page = useRouterState({
    select: ({ resolvedLocation, location }) =>
      pathWithoutLanguage((resolvedLocation ?? location).pathname),
  })
  return () => pathWithoutLanguage(router.latestLocation.pathname) === page
}

/** For navigations that wait for something: they must not cancel what was clicked meanwhile. */
export function useNavigateLater(): (options: NavigateOptions) => Promise<void> {
  const router = useRouter()
  const isStillHere = useIsStillHere()
  return async (options) => {
    if (isStillHere()) await router.navigate(options)
  }
}
