import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import type { PageContext } from '#platform/page-context.ts'
import type { PlainAnswer } from '#ui/plain-answer.ts'

export type DrawingContext = PageContext & { plainAnswer?: PlainAnswer | undefined }

function pageContext(): DrawingContext | undefined {
  return getGlobalStartContext() as DrawingContext | undefined
}

export const currentDispatch = createIsomorphicFn()
  .server(() => pageContext()?.dispatch)
  .client(() => undefined)

export const currentOrigin = createIsomorphicFn()
  .server(() => pageContext()?.origin ?? '')
  .client(() => window.location.origin)

export const currentPlainAnswer = createIsomorphicFn()
  .server(() => pageContext()?.plainAnswer)
  .client(() => undefined)

/** Only on the server; browsers need no mark. */
export const currentScriptMark = createIsomorphicFn()
  .server(() => pageContext()?.scriptMark)
  .client(() => undefined)

/** In a browser the page is already loaded, so there is no status to set. */
export const answerGone = createIsomorphicFn()
  .server(() => setResponseStatus(410))
  .client(() => undefined)
