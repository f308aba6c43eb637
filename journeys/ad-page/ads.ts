import type { APIRequestContext } from '@playwright/test'

/** The first ad of a search for which something holds. Not among the newest: stories post those. */
export async function findAd<Found>(
  request: APIRequestContext,
  query: string,
  read: (id: number) => Promise<Found | undefined>,
): Promise<{ id: number; found: Found }> {
  const answer = await request.get(`/api/properties?${query}&limit=60`)
  const { properties } = (await answer.json()).data
  for (const { id } of properties as { id: number }[]) {
    const found = await read(id)
    if (found !== undefined) return { id, found }
  }
  throw new Error(`no ad of ${query} has it`)
}

export const readAd = async (request: APIRequestContext, id: number) =>
  (await (await request.get(`/api/properties/${id}`)).json()).data.property
