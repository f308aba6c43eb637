import type { ReactNode } from 'react'

export function Bdi({ children }: { children: ReactNode }) {
  return <bdi className="tabular-nums">{children}</bdi>
}
