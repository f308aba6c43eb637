import type { ComponentType } from 'react'
import { lazyHydrated } from '../lazy-hydrated.tsx'
import { useNear } from './use-near.ts'

/**
 * A part below the fold: the server draws it, and its script comes once a reader is near it or uses
 * it. Loaders await `fetched()`, so that a part is whole on pages that the browser draws. Props must
 * be stable, as those of `lazyHydrated`.
 */
export function nearHydrated<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { promise: wanted, resolve: want } = Promise.withResolvers<void>()
  if (typeof window === 'undefined') want()
  const Part = lazyHydrated<Props>(async () => {
    await wanted
    return load()
  })
  const fetched = () => {
    want()
    return Part.fetched()
  }
  function Near({ className, ...props }: Props & { className: string }) {
    const element = useNear<HTMLDivElement>(want)
    return (
      <div ref={element} className={className}>
        <Part {...(props as unknown as Props)} />
      </div>
    )
  }
  return Object.assign(Near, { fetched })
}
