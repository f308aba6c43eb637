import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#ui/loading/lazy-part.ts'
import { actions } from './actions.ts'
import { shortcutOf } from './key-press.ts'
import { isListOpen, shortcutsChoice } from './state.ts'

const ShortcutList = lazyPart(async () => (await import('./shortcut-list.tsx')).ShortcutList)

/** Where a character is typed, or chooses an option of a list. */
const typing =
  'input:not([type=checkbox], [type=radio], [type=button], [type=file]), select, textarea, ' +
  '[contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=listbox]'

function isForPage(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, isComposing, repeat, defaultPrevented } = event
  if (defaultPrevented || isComposing || repeat || ctrlKey || metaKey || altKey) return false
  if (target instanceof Element && target.closest(typing)) return false
  return document.querySelector(':modal') === null
}

function press(router: AnyRouter, event: KeyboardEvent) {
  // First, since a field that the browser fills in sends an event without a key.
  if (!isForPage(event) || shortcutsChoice.read() === 'off') return
  const shortcut = shortcutOf(event)
  if (!shortcut) return
  // The character must not be typed in the field that takes the focus.
  event.preventDefault()
  void actions[shortcut](router)
}

/** Listens once the page is hydrated; the server draws nothing. */
export function Shortcuts() {
  const router = useRouter()
  const isOpen = isListOpen.use()
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(router, event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [router])
  if (!wasOpen) return null
  // A boundary of its own: the strip beside it has to say that its script does not come.
  return (
    <Suspense>
      <ShortcutList />
    </Suspense>
  )
}
