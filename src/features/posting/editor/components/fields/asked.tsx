import type { ReactNode } from 'react'
import type { Path } from '../../rules/typed/paths.ts'
import { useAdForm } from '../ad-form-context.ts'

/** A field that has no meaning for this ad is out of sight and keeps its text for a change of mind. */
export function Asked({ path, children }: { path: Path; children: ReactNode }) {
  const { asks } = useAdForm()
  return <div hidden={!asks(path)}>{children}</div>
}

/** Two or three beside each other where there is room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
}
