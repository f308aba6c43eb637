import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from './button.tsx'
import { classes } from './classes.ts'

export const menuItemClass = 'menu-item'

type MenuProps = {
  label: string
  icon: ReactNode
  isScripted?: boolean
  isLabelled?: boolean
  className?: string
  buttonLook?: string
  children: ReactNode
}

function useOutsidePress() {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = ({ target }: Event) => {
      if (menu.current?.open && !menu.current.contains(target as Node)) menu.current.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
    }
  }, [])
  return menu
}

function closeByKey(event: KeyboardEvent<HTMLDetailsElement>) {
  const menu = event.currentTarget
  if (event.key !== 'Escape' || !menu.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

function closeByChoice(event: MouseEvent<HTMLDivElement>) {
  const menu = event.currentTarget.closest('details')
  if (menu && (event.target as Element).closest('a, button')) menu.open = false
}

/** `details` opens before hydration and without scripts. */
export function Menu(props: MenuProps) {
  const { label, icon, isScripted, isLabelled, className, buttonLook, children } = props
  const menu = useOutsidePress()
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
