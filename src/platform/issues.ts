import type * as z from 'zod/mini'
import { type BrowserRefusalCode, isBrowserRefusalCode } from '#i18n/browser-refusals.ts'
import type { BrowserReason, Reason } from './refusal.ts'

type Issue = z.core.$ZodIssue

const wrongTypes: Record<string, BrowserRefusalCode> = {
  number: 'invalid_number',
  int: 'invalid_integer',
}

function limitCode(issue: Issue): BrowserRefusalCode | undefined {
  if (issue.code === 'too_big') {
    return issue.origin === 'string'
      ? 'too_long'
      : issue.origin === 'array'
        ? 'too_many'
        : 'too_big'
  }
  if (issue.code === 'too_small') {
    const isText = issue.origin === 'string'
    return isText ? 'too_short' : issue.origin === 'array' ? 'too_few' : 'too_small'
  }
}

function codeOf(issue: Issue): BrowserRefusalCode {
  if (isBrowserRefusalCode(issue.message)) return issue.message
  const isMissing = issue.input === undefined || issue.input === null
  if (issue.code === 'invalid_type') {
    return isMissing ? 'required' : (wrongTypes[issue.expected] ?? 'invalid')
  }
  if (issue.code === 'invalid_value') {
    return isMissing || issue.input === '' ? 'required' : 'invalid_choice'
  }
  if (issue.code === 'invalid_format') return formats[issue.format] ?? 'invalid'
  return limitCode(issue) ?? 'invalid'
}

const formats: Record<string, BrowserRefusalCode> = { date: 'invalid_date', url: 'invalid_url' }

function valuesOf(issue: Issue): Reason['values'] {
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) }
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) }
  if (issue.code === 'custom') return issue.params
}

/** Parse with `reportInput`, which tells missing fields from wrong ones. */
export function reasonsOf(issues: readonly Issue[], part: 'query' | 'body'): BrowserReason[] {
  const reasons = new Map<string, BrowserReason>()
  for (const issue of issues) {
    const path = part === 'query' ? String(issue.path[0] ?? '') : issue.path.join('.')
    const values = valuesOf(issue)
    if (reasons.has(path)) continue
    reasons.set(path, { code: codeOf(issue), ...(path && { path }), ...(values && { values }) })
  }
  return [...reasons.values()]
}
