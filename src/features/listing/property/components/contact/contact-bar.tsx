import { ContactButtons } from './contact-buttons.tsx'
import type { ContactTarget } from './use-ways.ts'

/** Sticky, so that it covers no end of the page; app.css keeps the focus above `contact-bar`. */
export function ContactBar(contacted: ContactTarget) {
  return (
    <div className="contact-bar sticky bottom-0 z-30 -mx-4 border-t border-line bg-card px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden print:hidden">
      <ContactButtons {...contacted} isBar />
    </div>
  )
}
