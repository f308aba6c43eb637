import { recordSearch } from '#features/site/popular-searches/contract.ts'
import { call } from '#platform/call.ts'
import { rememberSearch, type SeenSearch } from './stored-searches.ts'

/** In this browser, and for the popular searches. */
export async function storeSearch(seen: SeenSearch, replaced?: string) {
  rememberSearch(seen, replaced)
  const [, query = ''] = seen.address.split('?')
  await call(recordSearch, { body: { query } }, { language: seen.language, keepalive: true })
}
