import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from './button.tsx'
import { classes } from './classes.ts'

export const menuItemClass = 'menu-item'

const closing = ['pointerdown', 'focusin'] as const

type MenuProps = {
  label: string
  icon: ReactNode
  isScripted?: boolean
  isLabelled?: boolean
  className?: string
  buttonLook?: string
  children: ReactNode
}

type ClosingEvents = readonly ('pointerdown' | 'focusin')[]

export function useCloseOutside(events: ClosingEvents) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = ({ target }: Event) => {
      const { current } = details
      if (current?.open && !current.contains(target as Node)) current.open = false
    }
    for (const name of events) document.addEventListener(name, close)
    return () => {
      for (const name of events) document.removeEventListener(name, close)
    }
  }, [events])
  return details
}

export function closeByKey(event: KeyboardEvent<HTMLDetailsElement>) {
  const details = event.currentTarget
  if (event.key !== 'Escape' || !details.open) return
  details.open = false
  details.querySelector('summary')?.focus()
}

function closeByChoice(event: MouseEvent<HTMLDivElement>) {
  const menu = event.currentTarget.closest('details')
  if (menu && (event.target as Element).closest('a, button')) menu.open = false
}

/** `details` opens before hydration and without scripts. */
export function Menu(props: MenuProps) {
  const { label, icon, isScripted, isLabelled, className, buttonLook, children } = props
  const menu = useCloseOutside(closing)
  return (
    <details
      ref={menu}
      onKeyDown={closeByKey}
      className={classes('relative', isScripted && 'noscript:hidden', className)}
    >
      <summary
        {...(isLabelled ? {} : { 'aria-label': label, title: label })}
        className={buttonLook ?? buttonClass({ variant: 'ghost', isIcon: !isLabelled })}
      >
        {icon}
        {isLabelled && label}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keyboards reach the links and buttons inside */}
      <div onClick={closeByChoice} className="menu-panel">
        {children}
      </div>
    </details>
  )
}
