import { type NavigateOptions, useRouter, useRouterState } from '@tanstack/react-router'
import { pathWithoutLanguage } from '#i18n/language.ts'

/** To be called after waiting: false if the user has left the page or is leaving it. */
export function useIsStillHere(): () => boolean {
  const router = useRouter()
  const page = useRouterState({
    select: ({ resolvedLocation, location }) =>
      pathWithoutLanguage((resolvedLocation ?? location).pathname),
  })
  return () => pathWithoutLanguage(router.latestLocation.pathname) === page
}

/** Must not cancel a navigation that was started in the meantime. */
export function useNavigateLater(): (options: NavigateOptions) => Promise<void> {
  const router = useRouter()
  const isStillHere = useIsStillHere()
  return async (options) => {
    if (isStillHere()) await router.navigate(options)
  }
}
