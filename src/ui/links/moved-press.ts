/** Pixels between press and release that still count as a click. */
const maxMovePx = 8

/** Time for the browser's own click after the release of a finger or pen. */
const touchClickWaitMs = 50

type ElementPlace = { left: number; top: number }
type Press = { control: HTMLElement; x: number; y: number; place: ElementPlace }

const pressable = 'a[href],button,summary,label,input,select'

function pressOf(event: PointerEvent): Press | undefined {
  const { target, button, isPrimary, clientX: x, clientY: y } = event
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (button !== 0 || !isPrimary || isModified || !(target instanceof Element)) return
  const control = target.closest<HTMLElement>(pressable)
  return control ? { control, x, y, place: control.getBoundingClientRect() } : undefined
}

function hasMoved({ control, place }: Press): boolean {
  if (!control.isConnected) return true
  const { left, top } = control.getBoundingClientRect()
  return Math.abs(left - place.left) > 1 || Math.abs(top - place.top) > 1
}

const isSteady = ({ x, y }: Press, { clientX, clientY }: PointerEvent) =>
  Math.hypot(clientX - x, clientY - y) <= maxMovePx

/** The browser sends no click if the page moves between press and release. */
export function followMovedPresses(): () => void {
  const stop = new AbortController()
  const settings = { capture: true, signal: stop.signal }
  let pressed: Press | undefined
  let released: Press | undefined
  const clickReleased = () => {
    released?.control.click()
    released = undefined
  }
  const onDown = (event: PointerEvent) => {
    pressed = pressOf(event)
  }
  const onUp = (event: PointerEvent) => {
    const press = pressed
    pressed = undefined
    if (!press || !isSteady(press, event) || !hasMoved(press)) return
    released = press
    setTimeout(clickReleased, event.pointerType === 'mouse' ? 0 : touchClickWaitMs)
  }
  const onClick = ({ target }: Event) => {
    if (released?.control.contains(target as Node)) released = undefined
  }
  const onCancel = () => {
    pressed = undefined
  }
  document.addEventListener('pointerdown', onDown, settings)
  document.addEventListener('pointerup', onUp, settings)
  document.addEventListener('pointercancel', onCancel, settings)
  document.addEventListener('click', onClick, settings)
  return () => stop.abort()
}
