import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { PageContext } from '#platform/page-context.ts'

function pageContext(): PageContext | undefined {
  return getGlobalStartContext() as PageContext | undefined
}

/** The way to the API that a page takes where it runs. */
export const currentDispatch = createIsomorphicFn()
  .server(() => pageContext()?.dispatch)
  .client(() => undefined)

/** Our own address, with which canonical links begin. */
export const currentOrigin = createIsomorphicFn()
  .server(() => pageContext()?.origin ?? '')
  .client(() => window.location.origin)
