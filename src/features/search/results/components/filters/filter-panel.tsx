import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { controlClass } from '#ui/form/field.tsx'
import { closeByKey, useCloseOutside } from '#ui/menu.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { phrases } from '../../phrases.ts'
import { Icon } from '#ui/icon.tsx'

const closing = ['pointerdown'] as const

type FilterPanelProps = {
  label: string
  chosen?: string | undefined
  /** Sent while the choices are not drawn. */
  unopened: ReactNode
  /** Loads the choices before they are opened. */
  onNear: () => void
  children: ReactNode
}

/** Draws the choices when first opened; without scripts, the page of all filters has them. */
export function FilterPanel({ label, chosen, unopened, onNear, children }: FilterPanelProps) {
  const words = useWords(phrases)
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
      className="group/panel filter-panel"
    >
      <summary className={classes(controlClass, !!chosen && 'border-palm font-medium text-palm')}>
        {chosen ? (
          <>
            <span className="sr-only">{label}</span>
            <span className="max-w-40 truncate">{chosen}</span>
          </>
        ) : (
          label
        )}
        <Icon name="chevron-down" />
      </summary>
      {wasOpened ? (
        <div className="absolute start-0 top-full z-30 group-nth-[n+3]/panel:start-auto group-nth-[n+3]/panel:end-0 mt-2 grid max-h-[70dvh] w-96 gap-4 overflow-y-auto rounded-card border border-line bg-card p-4 shadow-sheet">
          <Suspense
            fallback={
              <>
                {unopened}
                <Skeleton className="h-32" />
              </>
            }
          >
            {children}
          </Suspense>
          <Button type="submit" className="sticky bottom-0">
            {words('apply')}
          </Button>
        </div>
      ) : (
        unopened
      )}
    </details>
  )
}
