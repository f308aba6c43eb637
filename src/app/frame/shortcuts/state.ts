import { choiceInBrowser } from '#ui/state/stored-value.ts'
import { tabState } from '#ui/state/tab-state.ts'

/** WCAG 2.1.4: shortcuts of a single key can be turned off. */
export const shortcutsChoice = choiceInBrowser('shortcuts', ['on', 'off'])

export const isListOpen = tabState(false)
