/**
 * Clicks and choices that came before React could handle them: the page's scripts were still
 * loading, or the part of the page that was clicked was not alive yet. They are repeated in their
 * order once it is. Links, menus and forms that send a GET need no repetition, since the browser
 * follows them by itself. Enter in a field clicks the button of its form.
 */

const kinds = ['click', 'change'] as const

/** How often an event that waits for its part of the page is tried again. */
const retryMs = 100

/** After this long a control is taken for one that React does not draw. */
const maxWaitMs = 120_000

/** Runs in the head, before there is anything to click. */
export const earlyEventsScript = 'early=[];onclick=onchange=e=>early.push(e)'

type Control = HTMLInputElement | HTMLButtonElement | HTMLSelectElement

type LostEvent = { repeat: () => void; endsAt: number }

type EarlyWindow = Window & { early?: Event[] }

const waiting = new Map<Element, LostEvent>()

/** Events that React handles, and controls whose change it has heard of. */
const handled = new WeakSet<object>()

/** `<html>` has both as the first of all of React's handlers: what they are called for is handled. */
export function noteClick({ nativeEvent }: { nativeEvent: Event }): void {
  handled.add(nativeEvent)
}

export function noteChange({ target }: { target: EventTarget }): void {
  handled.add(target)
}

const isBox = (element: Element): element is HTMLInputElement =>
  element.matches('input[type=checkbox],input[type=radio]')

const isSentByBrowser = ({ type, form }: HTMLButtonElement) =>
  type === 'submit' && form?.method === 'get'

/** The control whose script the event is for; none where the browser does all there is to do. */
function controlOf({ type, target }: Event): Control | null {
  if (!(target instanceof Element)) return null
  if (type === 'change') {
    return isBox(target) || target instanceof HTMLSelectElement ? target : null
  }
  const button = target.closest('button')
  return button && !isSentByBrowser(button) ? button : null
}

/** Ticked or not, as it was left; React takes a click for a change only where it changes something. */
function repeatTick(box: HTMLInputElement, isTicked: boolean) {
  box.checked = !isTicked
  box.click()
}

function repeatChoice(list: HTMLSelectElement, value: string) {
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** What repeats the event, with the value that the control had then. */
function repetitionOf(control: Control): () => void {
  if (control instanceof HTMLSelectElement) {
    const { value } = control
    return () => repeatChoice(control, value)
  }
  if (control instanceof HTMLInputElement) {
    const { checked } = control
    return () => repeatTick(control, checked)
  }
  return () => control.click()
}

/** Each is either handled now or kept once more, as any event is. */
function repeatAll() {
  const lost = [...waiting]
  waiting.clear()
  for (const [control, { repeat, endsAt }] of lost) {
    if (control.isConnected && performance.now() < endsAt) repeat()
  }
}

/** Until when a control is tried, from its last press by its reader on. */
const ends = new WeakMap<Control, number>()

/** Pressed impatiently, a control is repeated once, in the place of its last press. */
function keep(control: Control, { isTrusted }: Event) {
  if (isTrusted || !ends.has(control)) ends.set(control, performance.now() + maxWaitMs)
  if (waiting.size === 0) setTimeout(repeatAll, retryMs)
  waiting.delete(control)
  waiting.set(control, { repeat: repetitionOf(control), endsAt: ends.get(control) ?? 0 })
}

/**
 * React hears of a click before this page does, and of a change by the time that the event is over.
 * A box that came alive for the very click that ticked it has not changed in React's eyes.
 */
function keepUnhandled(event: Event) {
  const control = controlOf(event)
  if (!control) return
  if (event.type === 'click') {
    if (!handled.has(event)) keep(control, event)
    return
  }
  setTimeout(() => {
    if (!handled.delete(control)) keep(control, event)
  })
}

/**
 * Begins right after React has begun to listen to the document. From then on React itself makes a
 * part of the page come alive for an event, where its script is there, and drops an event that is
 * for a part that cannot. This listener comes after React's on the same element, and sees which
 * events were dropped.
 */
export function repeatLostEvents(): void {
  const page: EarlyWindow = window
  for (const event of page.early ?? []) keepUnhandled(event)
  page.onclick = page.onchange = null
  delete page.early
  for (const kind of kinds) document.addEventListener(kind, keepUnhandled, true)
}
