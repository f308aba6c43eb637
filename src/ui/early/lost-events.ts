/**
 * Repeats clicks and changes that came before hydration, in their order. Links, menus and GET forms
 * need no repetition, because the browser itself handles them.
 */

const kinds = ['click', 'change'] as const

/** The interval between attempts for a part that is not yet hydrated. */
const retryMs = 100

/** After this long React is assumed not to draw the control. */
const maxWaitMs = 120_000

export const earlyEventsScript = 'early=[];onclick=onchange=e=>early.push(e)'

type Control = HTMLInputElement | HTMLButtonElement | HTMLSelectElement

type LostEvent = { repeat: () => void; endsAt: number }

type EarlyWindow = Window & { early?: Event[] }

const waiting = new Map<Element, LostEvent>()

/** Events that React has handled, and boxes whose change it has handled: it reads that from a click. */
const handled = new WeakSet<object>()

/** On `<html>` these are the first of React's handlers. */
export function noteClick({ nativeEvent }: { nativeEvent: Event }): void {
  handled.add(nativeEvent)
}

type Change = { target: EventTarget; nativeEvent: Event }

/** A list can change again before the first change is judged, so that each is noted for itself. */
export function noteChange({ target, nativeEvent }: Change): void {
  handled.add(nativeEvent.type === 'change' ? nativeEvent : target)
}

const isBox = (element: Element): element is HTMLInputElement =>
  element.matches('input[type=checkbox],input[type=radio]')

const isSentByBrowser = ({ type, form }: HTMLButtonElement) =>
  type === 'submit' && form?.method === 'get'

/** Null where the browser itself does everything. */
function controlOf({ type, target }: Event): Control | null {
  if (!(target instanceof Element)) return null
  if (type === 'change') {
    return target.matches('select,input:is([type=checkbox],[type=radio],[type=file])')
      ? (target as Control)
      : null
  }
  const button = target.closest('button')
  return button && !isSentByBrowser(button) ? button : null
}

/** React handles a click as a change only if the value changes. */
function repeatTick(box: HTMLInputElement, isTicked: boolean) {
  box.checked = !isTicked
  box.click()
}

const repeatChange = (control: Control) =>
  control.dispatchEvent(new Event('change', { bubbles: true }))

function repeatChoice(list: HTMLSelectElement, value: string) {
  list.value = value
  repeatChange(list)
}

function repetitionOf(control: Control): () => void {
  if (control instanceof HTMLSelectElement) {
    const { value } = control
    return () => repeatChoice(control, value)
  }
  // The chosen files are still in it.
  if (control.type === 'file') return () => repeatChange(control)
  if (control instanceof HTMLInputElement) {
    const { checked } = control
    return () => repeatTick(control, checked)
  }
  return () => control.click()
}

function repeatAll() {
  const lost = [...waiting]
  waiting.clear()
  for (const [control, { repeat, endsAt }] of lost) {
    if (control.isConnected && performance.now() < endsAt) repeat()
  }
}

/** The time limit of a control counts from its last press by the user. */
const ends = new WeakMap<Control, number>()

/** A control that is pressed several times is repeated once, at its last place in the order. */
function keep(control: Control, { isTrusted }: Event) {
  if (isTrusted || !ends.has(control)) ends.set(control, performance.now() + maxWaitMs)
  if (waiting.size === 0) setTimeout(repeatAll, retryMs)
  waiting.delete(control)
  waiting.set(control, { repeat: repetitionOf(control), endsAt: ends.get(control) ?? 0 })
}

/**
 * Judged after all handlers of React: those of a portal run at its container. A box that was
 * hydrated for the click that ticked it has not changed for React.
 */
function keepUnhandled(event: Event) {
  const control = controlOf(event)
  if (!control) return
  setTimeout(() => {
    const isOfBox = event.type === 'change' && isBox(control)
    if (!handled.delete(isOfBox ? control : event)) keep(control, event)
  })
}

/**
 * Call right after hydrateRoot: from then on React hydrates a part for an event or drops the event.
 */
export function repeatLostEvents(): void {
  const page: EarlyWindow = window
  for (const event of page.early ?? []) keepUnhandled(event)
  page.onclick = page.onchange = null
  delete page.early
  for (const kind of kinds) document.addEventListener(kind, keepUnhandled, true)
}
