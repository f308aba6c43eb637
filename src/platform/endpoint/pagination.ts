import * as z from 'zod/mini'
import { deepestRow } from './fields.ts'

type Page = { page: number; limit: number }

export const isReachable = () =>
  z.refine<Page>(({ page, limit }) => page * limit <= deepestRow, {
    error: 'page_too_deep',
    path: ['page'],
    params: { maximum: deepestRow },
  })

export function paginationOf({ page, limit }: Page, total: number, totalIsExact = true) {
  return { page, limit, total, totalIsExact, pages: Math.ceil(total / limit) }
}
