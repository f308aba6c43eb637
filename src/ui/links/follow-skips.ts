import { isPlainClick } from './plain-click.ts'

function skip(event: MouseEvent) {
  if (!isPlainClick(event)) return
  const { target } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.skip-link') : null
  const id = link?.hash.slice(1)
  const part = id && document.getElementById(id)
  if (!part) return
  event.preventDefault()
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1
  part.focus()
}

/** A skip link moves the focus without an entry in the browser's history. */
export function followSkipLinks(): void {
  document.addEventListener('click', skip)
}
