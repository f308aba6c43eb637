import type { ReactNode } from 'react'
import type { Path } from '../../rules/typed/paths.ts'
import { useAdForm } from '../ad-form-context.ts'

/** A field that does not apply to the ad is hidden and keeps its text, in case it applies later. */
export function WhenApplicable({ path, children }: { path: Path; children: ReactNode }) {
  const { isApplicable } = useAdForm()
  return <div hidden={!isApplicable(path)}>{children}</div>
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
}
