import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '../button.tsx'
import { classes } from '../classes.ts'
import { phrases } from '../phrases.ts'
import { Icon } from '../icon.tsx'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** `sheet` fills the screen on phones, `full` everywhere. */
  shape?: 'box' | 'sheet' | 'full'
  footer?: ReactNode
  children: ReactNode
}

const shapes = {
  box: 'm-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] rounded-card',
  sheet:
    'm-0 h-dvh max-h-none w-screen max-w-none md:m-auto md:h-auto md:max-h-[calc(100dvh-4rem)] ' +
    'md:w-[min(44rem,calc(100vw-4rem))] md:rounded-card',
  full: 'm-0 h-dvh max-h-none w-screen max-w-none',
}

const base =
  'overflow-hidden border border-line bg-card p-0 text-ink opacity-0 transition-opacity ' +
  'duration-150 backdrop:bg-shade open:flex open:flex-col open:opacity-100 open:starting:opacity-0'

/** The browser traps and restores focus, and closes on Escape. */
function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (isOpen) element.showModal()
    else element.close()
  }, [isOpen])
  // A dialog that is removed while it is open does not give the focus back. This runs before the removal.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])
  return dialog
}

/** Content that loads late must not push the focus out of sight (WCAG 2.4.11). */
function keepFocusInSight(content: HTMLElement | null) {
  if (!content) return
  const sizes = new ResizeObserver(() => {
    const focused = document.activeElement
    if (!focused || focused === content || !content.contains(focused)) return
    const drawn = focused.closest('label') ?? focused
    drawn.scrollIntoView({ block: 'nearest' })
  })
  for (const child of content.children) sizes.observe(child)
  return () => sizes.disconnect()
}

export function Dialog({ isOpen, onClose, title, shape = 'box', footer, children }: DialogProps) {
  const words = useWords(phrases)
  const id = useId()
  const dialog = useModal(isOpen)
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Escape closes a dialog by itself
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={closeOnBackdrop}
      className={classes(base, shapes[shape])}
    >
      {isOpen && (
        <>
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 ps-4 pe-2 md:ps-6">
            <h2 id={id} className="text-lg">
              {title}
            </h2>
            <Button variant="ghost" isIcon aria-label={words('close')} onClick={onClose}>
              <Icon name="x" className="size-5" />
            </Button>
          </div>
          <div
            ref={keepFocusInSight}
            className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 md:p-6"
          >
            {children}
          </div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line p-4">
              {footer}
            </div>
          )}
        </>
      )}
    </dialog>
  )
}
