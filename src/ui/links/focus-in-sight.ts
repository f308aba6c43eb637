/** What Tab reaches; a heading that a new page gives the focus to stays where it is. */
const reached = 'main :is(a, button, summary, input, select, textarea):focus-visible'

/**
 * Brings what takes the focus by key into sight, with its mark: Chromium scrolls nothing to what is in
 * sight by a few pixels already, such as the next link of a row that scrolls sideways.
 */
export function keepFocusInSight(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(reached)) return
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}
