import type { Dispatch } from './call.ts'

export type PageContext = {
  dispatch: Dispatch
  /** `https://dara.example`: for canonical addresses and structured data. */
  origin: string
  isDemo: boolean
  /**
   * Random for each rendering: stands as `nonce` at the scripts that the page writes itself, and is
   * taken out before anybody gets the page. Text of users cannot know it.
   */
  scriptMark: string
}
