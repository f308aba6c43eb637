import type { Dispatch } from './call.ts'

/** What the server hands to a page while it is rendered; a browser has none of it. */
export type PageContext = {
  dispatch: Dispatch
  /** `https://dara.example`: for canonical addresses and structured data. */
  origin: string
  isDemo: boolean
}
