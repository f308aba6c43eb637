import type { Dispatch } from './call.ts'

export type PageContext = {
  dispatch: Dispatch
  origin: string
  isDemo: boolean
  /** A random `nonce` for the page's own scripts, removed before the page is sent. */
  scriptMark: string
}
