import { ContactButtons } from './contact-buttons.tsx'
import type { ContactTarget } from './use-ways.ts'

/** For `frame.css`, which puts the strip of troubles above the bar: its words may take several lines. */
function publishHeight(bar: HTMLElement | null) {
  if (!bar) return
  const { style } = document.documentElement
  const sizes = new ResizeObserver(() => {
    style.setProperty('--contact-bar', `${bar.getBoundingClientRect().height}px`)
  })
  sizes.observe(bar)
  return () => sizes.disconnect()
}

/** Sticky, so that it covers no end of the page; app.css keeps the focus above `contact-bar`. */
export function ContactBar(contacted: ContactTarget) {
  return (
    <div
      ref={publishHeight}
      className="contact-bar sticky bottom-0 z-30 -mx-4 border-t border-line bg-card px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      <ContactButtons {...contacted} isBar />
    </div>
  )
}
