import { useQuery } from '@tanstack/react-query'
import { readSettings } from '#features/content/contract.ts'
import { useQueryFor } from '#platform/page-query.ts'

const fiveMinutes = 300_000
const fiveSeconds = 5_000

/**
 * The settings of the site: warmed by the outermost loader, so there from the first byte. Where
 * that failed the browser asks again, and goes on asking, while the loading screen is shown.
 */
export function useSiteSettings() {
  const query = useQuery({
    ...useQueryFor(readSettings, {}),
    staleTime: fiveMinutes,
    refetchInterval: ({ state }) => (state.status === 'error' ? fiveSeconds : false),
  })
  const { data, isError, isFetching, refetch } = query
  return { settings: data?.settings, isError, isFetching, retry: () => void refetch() }
}
