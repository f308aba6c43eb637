import type { APIRequestContext } from '@playwright/test'

export async function adsOf(request: APIRequestContext, query: string): Promise<{ id: number }[]> {
  const answer = await request.get(`/api/properties?${query}`)
  return (await answer.json()).data.properties
}

/** The first ad of a search for which something holds. Not among the newest: stories post those. */
export async function findAd<Found>(
  request: APIRequestContext,
  query: string,
  read: (id: number) => Promise<Found | undefined>,
): Promise<{ id: number; found: Found }> {
  for (const { id } of await adsOf(request, `${query}&limit=60`)) {
    const found = await read(id)
    if (found !== undefined) return { id, found }
  }
  throw new Error(`no ad of ${query} has it`)
}

export const readAd = async (request: APIRequestContext, id: number) =>
  (await (await request.get(`/api/properties/${id}`)).json()).data.property
