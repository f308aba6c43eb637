import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import type { PageContext } from '#platform/page-context.ts'

function pageContext(): PageContext | undefined {
  return getGlobalStartContext() as PageContext | undefined
}

/** The way to the API that a page takes where it runs. */
export const currentDispatch = createIsomorphicFn()
  .server(() => pageContext()?.dispatch)
  .client(() => undefined)

export const currentOrigin = createIsomorphicFn()
  .server(() => pageContext()?.origin ?? '')
  .client(() => window.location.origin)

/** What stands at the page's own scripts while the server renders them; none in a browser. */
export const currentScriptMark = createIsomorphicFn()
  .server(() => pageContext()?.scriptMark)
  .client(() => undefined)

/** 410: the page is about something that was here; a browser that is here already needs no status. */
export const answerGone = createIsomorphicFn()
  .server(() => setResponseStatus(410))
  .client(() => undefined)
