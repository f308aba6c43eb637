import type { AnyRouter } from '@tanstack/react-router'
import { isInUse } from '#app/routing/focus-heading.ts'
import { languageOfPath, pathInLanguage } from '#i18n/language.ts'
import type { Shortcut } from './key-press.ts'
import { isListOpen } from './state.ts'

const searchField = 'main [role=search] input:not([type=hidden]):not([type=radio])'

function focusFirst(selector: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(selector)]
  const target = found.find((element) => element.checkVisibility())
  target?.focus()
  return target !== undefined
}

async function focusSearch(router: AnyRouter) {
  if (focusFirst(searchField)) return
  const language = languageOfPath(router.latestLocation.pathname)
  const href = pathInLanguage('/properties', language)
  await router.navigate({ href })
  // The page may have taken long: who uses something else by then, or has left, keeps the focus there.
  if (router.latestLocation.pathname === href && !isInUse()) focusFirst(searchField)
}

/** Each does nothing on a page without its target. */
export const actions: Record<Shortcut, (router: AnyRouter) => unknown> = {
  search: focusSearch,
  results: () => focusFirst('#results :is(h2, h3) a'),
  contact: () => focusFirst('#contact a, .contact-bar a'),
  list: () => isListOpen.write(true),
}
