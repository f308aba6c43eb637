import { useQuery } from '@tanstack/react-query'
import { useMailedToken } from '#platform/browser/mailed-token.ts'
import type { TokenPage } from '#platform/browser/token-address.ts'
import { CallFailure } from '#platform/call.ts'
import { useQueryFor } from '#platform/page-query.ts'
import { type AlertLink, readAlertLink } from '../contract.ts'

type AlertPage = Extract<TokenPage, `my-searches/${AlertLink['purpose']}`>

const pageOf = (purpose: AlertLink['purpose']): AlertPage => `my-searches/${purpose}`

/** The browser reads what the link is for; the server renders the page without its token. */
export function useAlertLink(purpose: AlertLink['purpose']) {
  const token = useMailedToken(pageOf(purpose))
  const read = useQueryFor(readAlertLink, { body: { token: token ?? '' } })
  const { data, error, refetch } = useQuery({
    ...read,
    enabled: Boolean(token),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  const isMissing = error instanceof CallFailure && error.status === 404
  const link = data?.link.purpose === purpose ? data.link : undefined
  return {
    token: token ?? '',
    link,
    isUnknown: token === '' || isMissing || (data !== undefined && !link),
    error: isMissing ? null : error,
    refetch: () => void refetch(),
  }
}
