import { useRouter } from '@tanstack/react-router'
import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Results } from '../results-model.ts'
import { holdNewerInput } from './use-results-form.ts'

const ownKey = ({ search }: Results, names: readonly string[]) =>
  JSON.stringify(names.map((name) => (search as Record<string, unknown>)[name] ?? null))

type FreshFieldsProps = { results: Results; names: readonly string[]; children: ReactNode }

/**
 * Mounts fields again only when their own parameters change: others may hold newer input. So may these
 * where the page that the form asked for took long.
 */
export function FreshFields({ results, names, children }: FreshFieldsProps) {
  const router = useRouter()
  const own = ownKey(results, names)
  const known = useRef(own)
  const [revision, renew] = useState(0)
  useLayoutEffect(() => {
    if (known.current === own) return
    known.current = own
    if (!holdNewerInput(names, router.latestLocation.href)) renew((count) => count + 1)
  }, [own, names, router])
  return <Fragment key={revision}>{children}</Fragment>
}
