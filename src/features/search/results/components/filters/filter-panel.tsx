import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { controlClass } from '#ui/form/field.tsx'
import { closeByKey, useCloseOutside } from '#ui/menu.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Icon } from '#ui/icon.tsx'

const closing = ['pointerdown'] as const

type FilterPanelProps = {
  label: string
  chosen?: string | undefined
  unopened: ReactNode
  onNear: () => void
  apply: ReactNode
  children: ReactNode
}

/** Draws the choices when first opened; without scripts, the page of all filters has them. */
export function FilterPanel(props: FilterPanelProps) {
  const { label, chosen, unopened, onNear, apply, children } = props
  const panel = useCloseOutside(closing)
  const [wasOpened, setOpened] = useState(false)
  // It may have been opened before hydration, when no handler was attached.
  useEffect(() => {
    if (panel.current?.open) setOpened(true)
  }, [panel])
  return (
    <details
      ref={panel}
      name="filter-panel"
      onKeyDown={closeByKey}
      onPointerEnter={onNear}
      onFocus={onNear}
      onToggle={() => setOpened(true)}
      className={classes('group/panel filter-panel', !!chosen && 'min-w-0')}
    >
      <summary className={classes(controlClass, !!chosen && 'border-palm font-medium text-palm')}>
        {chosen ? (
          <>
            <span className="sr-only">{label}</span>
            <span className="max-w-72 truncate">{chosen}</span>
          </>
        ) : (
          label
        )}
        <Icon name="chevron-down" />
      </summary>
      {wasOpened ? (
        <div className="filter-choices">
          <Suspense
            fallback={
              <div className="p-4">
                {unopened}
                <Skeleton className="h-32" />
              </div>
            }
          >
            <div className="relative grid min-h-0 gap-4 overflow-y-auto p-4">{children}</div>
            <div className="border-t border-line p-4">{apply}</div>
          </Suspense>
        </div>
      ) : (
        unopened
      )}
    </details>
  )
}
