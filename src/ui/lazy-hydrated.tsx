import { type ComponentType, memo, type ReactNode, Suspense, use } from 'react'
import { loadWithRetry } from './loading/load-with-retry.ts'

/**
 * The server draws the part, its script loads later, and loaders await `fetched()`. Props must be
 * stable: a change before hydration would remove the part for a moment. `waitingFor` stands for a part
 * that only the browser draws.
 */
export function lazyHydrated<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waitingFor: ReactNode = null,
) {
  let part: ComponentType<Props> | undefined
  let waiting: Promise<void> | undefined
  const fetched = async () => {
    part ??= await load()
  }

  // Failure and missing pages have no loader that awaits them.
  if (typeof window === 'undefined') void fetched().catch(() => undefined)

  function Part(props: Props) {
    if (!part) {
      waiting ??= loadWithRetry(fetched)
      use(waiting)
    }
    const Loaded = part as ComponentType<Props>
    return <Loaded {...props} />
  }
  const Later = memo((props: Props) => (
    <Suspense fallback={waitingFor}>
      <Part {...props} />
    </Suspense>
  ))
  return Object.assign(Later, { fetched })
}
