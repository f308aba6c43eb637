import { textInBrowser } from '#ui/state/stored-value.ts'

/** Whether this browser knows of saved searches: others need not ask the server for new properties. */
export const hasSavedSearches = textInBrowser('dara-has-searches')
