import { choiceInBrowser } from '#ui/stored-value.ts'
import { tabState } from '#platform/browser/tab-state.ts'

/** WCAG 2.1.4: shortcuts of a single key can be turned off. */
export const shortcutsChoice = choiceInBrowser('shortcuts', ['on', 'off'])

export const isListOpen = tabState(false)
