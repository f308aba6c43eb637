import { type ComponentType, memo, Suspense, use } from 'react'

const retryDelayMs = 5_000

/**
 * A part of a page that the server draws with the rest, and whose script follows the page's own.
 * Until it comes, however long that takes, the server's drawing stands. Loaders await `fetched()`,
 * so that a part is at hand where a page is drawn anew; its props must be stable, since a change
 * before it has come to life would take it off the page for a moment.
 */
export function lazyHydrated<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined
  let waiting: Promise<void> | undefined
  const fetched = async () => {
    part ??= await load()
  }
  const loadWithRetry = (): Promise<void> =>
    fetched().catch(() => new Promise((done) => setTimeout(done, retryDelayMs)).then(loadWithRetry))

  // A failure or a page not found is drawn without any loader to wait for its part.
  if (typeof window === 'undefined') void fetched().catch(() => undefined)

  function Part(props: Props) {
    if (!part) {
      waiting ??= loadWithRetry()
      use(waiting)
    }
    const Loaded = part as ComponentType<Props>
    return <Loaded {...props} />
  }
  const Later = memo((props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  ))
  return Object.assign(Later, { fetched })
}
