import type { ReactNode } from 'react'

/** A phone number or reference: its order of characters is its own in either direction. */
export function Bdi({ children }: { children: ReactNode }) {
  return <bdi className="tabular-nums">{children}</bdi>
}
