import { textInBrowser } from '#ui/state/stored-value.ts'

/** Whether a search was saved in this browser: others need not ask the server for new properties. */
export const hasSavedSearches = textInBrowser('dara-has-searches')
