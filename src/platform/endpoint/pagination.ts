import * as z from 'zod/mini'
import { deepestRow } from './fields.ts'

type Page = { page: number; limit: number }

/** Rows beyond the 10,000th are refused. */
export const isReachable = () =>
  z.refine<Page>(({ page, limit }) => page * limit <= deepestRow, {
    error: 'page_too_deep',
    path: ['page'],
    params: { maximum: deepestRow },
  })

/** The `pagination` of a list whose total is known, or known to be more than what was counted. */
export function paginationOf({ page, limit }: Page, total: number, totalIsExact = true) {
  return { page, limit, total, totalIsExact, pages: Math.ceil(total / limit) }
}
