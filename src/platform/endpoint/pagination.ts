import * as z from 'zod/mini'
import { maxListedRows } from './fields.ts'

type Page = { page: number; limit: number }

export const isReachable = () =>
  z.refine<Page>(({ page, limit }) => page * limit <= maxListedRows, {
    error: 'page_too_deep',
    path: ['page'],
    params: { maximum: maxListedRows },
  })

export function paginationOf({ page, limit }: Page, total: number, totalIsExact = true) {
  return { page, limit, total, totalIsExact, pages: Math.ceil(total / limit) }
}
