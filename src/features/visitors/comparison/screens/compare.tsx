import type { ComponentProps } from 'react'
import { Comparison } from '../components/lazy-comparison.ts'

export function CompareScreen(props: ComponentProps<typeof Comparison>) {
  return <Comparison {...props} />
}
