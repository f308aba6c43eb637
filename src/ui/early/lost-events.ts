/**
 * Clicks and choices that came before React could handle them: the page's scripts were still
 * loading, or the part of the page that was clicked was not alive yet. They are repeated in their
 * order once it is. Links, menus and forms that send a GET need no repetition, since the browser
 * follows them by itself. Enter in a field clicks the button of its form.
 */

const kinds = ['click', 'input'] as const

/** How often an event that waits for its part of the page is tried again. */
const retryMs = 100

/** After this long a control is taken for one that React does not draw. */
const maxWaitMs = 120_000

/** Runs in the head, before there is anything to click. */
export const earlyEventsScript = 'early=[];onclick=oninput=e=>early.push(e)'

type Control = HTMLInputElement | HTMLButtonElement | HTMLSelectElement

/** What has to be done again, and until when it is tried. */
type LostEvent = { repeat: () => void; endsAt: number }

type EarlyWindow = Window & { early?: Event[] }

const waiting = new Map<Element, LostEvent>()

const handled = new WeakSet<Event>()

/** `<html>` has it as the first of all of React's handlers: what it is called for, React handles. */
export function noteHandled({ nativeEvent }: { nativeEvent: Event }): void {
  handled.add(nativeEvent)
}

const clickable = 'button,input[type=checkbox],input[type=radio]'

const isSentByBrowser = (control: Control) =>
  control instanceof HTMLButtonElement &&
  control.type === 'submit' &&
  control.form?.method === 'get'

/** The control whose script the event is for; none where the browser does all there is to do. */
function controlOf({ type, target }: Event): Control | null {
  if (!(target instanceof Element)) return null
  if (type === 'input') return target instanceof HTMLSelectElement ? target : null
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
  for (const kind of ['input', 'change']) {
    list.dispatchEvent(new Event(kind, { bubbles: true }))
  }
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
  const now = performance.now()
  const lost = [...waiting]
  waiting.clear()
  for (const [control, { repeat, endsAt }] of lost) {
    if (control.isConnected && now < endsAt) repeatUntil(endsAt, repeat)
  }
}

/** Of the event that is being repeated; a new one may wait its own time. */
let repeatedUntil: number | undefined

function repeatUntil(endsAt: number, repeat: () => void) {
  repeatedUntil = endsAt
  repeat()
  repeatedUntil = undefined
}

/** Pressed impatiently, a control is repeated once, in the place of its last press. */
function keep(control: Control) {
  if (waiting.size === 0) setTimeout(repeatAll, retryMs)
  waiting.delete(control)
  const endsAt = repeatedUntil ?? performance.now() + maxWaitMs
  waiting.set(control, { repeat: repetitionOf(control), endsAt })
}

/**
 * Begins right after React has begun to listen to the document. From then on React itself makes a
 * part of the page come alive for an event, where its script is there, and drops an event that is
 * for a part that cannot. This listener comes after React's on the same element, and sees which
 * events were dropped.
 */
export function repeatLostEvents(): void {
  const page: EarlyWindow = window
  const onEvent = (event: Event) => {
    const control = controlOf(event)
    if (control && !handled.has(event)) keep(control)
  }
  for (const event of page.early ?? []) onEvent(event)
  page.onclick = page.oninput = null
  delete page.early
  for (const kind of kinds) document.addEventListener(kind, onEvent, true)
}
