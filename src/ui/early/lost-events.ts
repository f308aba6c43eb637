/**
 * Clicks and choices that came before React could handle them: the page's scripts were still
 * loading, or the part of the page that was clicked was not alive yet. They are repeated in their
 * order once it is. Links, menus and forms that send a GET need no repetition, since the browser
 * follows them by itself. Enter in a field clicks the button of its form.
 */

const kinds = ['click', 'change'] as const

/** How often it is tried whether a control has come alive, while an event waits for it. */
const retryMs = 50

/** After this long a control is taken for one that React does not draw. */
const maxWaitMs = 120_000

/** Runs in the head, before there is anything to click. */
export const earlyEventsScript = 'early=[];onclick=onchange=e=>early.push(e)'

type Control = HTMLInputElement | HTMLButtonElement | HTMLSelectElement

/** What has to be done again, and until when it is tried. */
type LostEvent = { repeat: () => void; endsAt: number }

type EarlyWindow = Window & { early?: Event[] }

const waiting = new Map<Element, LostEvent>()

/** React leaves its mark on the elements that it has begun to handle the events of. */
const isMarked = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'))

const clickable = 'button,input[type=checkbox],input[type=radio]'

const isSentByBrowser = (control: Control) =>
  control instanceof HTMLButtonElement &&
  control.type === 'submit' &&
  control.form?.method === 'get'

/** The control whose script the event is for; none where the browser does all there is to do. */
function controlOf({ type, target }: Event): Control | null {
  if (!(target instanceof Element)) return null
  if (type === 'change') return target instanceof HTMLSelectElement ? target : null
  const control = target.closest<HTMLInputElement | HTMLButtonElement>(clickable)
  return control && !isSentByBrowser(control) ? control : null
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

function repeatWhereAlive() {
  for (const [control, { repeat, endsAt }] of waiting) {
    const isReady = isMarked(control)
    if (isReady || !control.isConnected || performance.now() > endsAt) waiting.delete(control)
    if (isReady && control.isConnected) repeat()
  }
  if (waiting.size > 0) setTimeout(repeatWhereAlive, retryMs)
}

/** Pressed impatiently, a control is repeated once, in the place of its last press. */
function keep(control: Control) {
  if (waiting.size === 0) setTimeout(repeatWhereAlive, retryMs)
  waiting.delete(control)
  const endsAt = performance.now() + maxWaitMs
  waiting.set(control, { repeat: repetitionOf(control), endsAt })
}

/**
 * Begins right after React has begun to listen to the document. From then on React itself makes a
 * part of the page come alive for an event, where its script is there, and stops an event that is
 * for a part that cannot. This listener comes after React's on the same element, and sees which
 * events were stopped. A control may be marked while it is still being drawn: an event that is
 * repeated too early is stopped, and kept, once more.
 */
export function repeatLostEvents(): void {
  const page: EarlyWindow = window
  for (const event of page.early ?? []) {
    const control = controlOf(event)
    if (control) keep(control)
  }
  page.onclick = page.onchange = null
  delete page.early
  const onEvent = (event: Event) => {
    const control = controlOf(event)
    if (control && (event.cancelBubble || !isMarked(control))) keep(control)
  }
  for (const kind of kinds) document.addEventListener(kind, onEvent, true)
}
