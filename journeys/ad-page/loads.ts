import type { Page } from '@playwright/test'
import { openDevtools } from '../story.ts'

export type Load = { url: string; kind: string; bytes: number }

/** What the network carries for a page, as it travels; from now on. */
export async function watchLoads(page: Page) {
  const session = await openDevtools(page)
  const loads = new Map<string, Load>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    if (!request.url.startsWith('data:')) {
      loads.set(requestId, { url: request.url, kind: type, bytes: 0 })
    }
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId)
    if (load) load.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return () => [...loads.values()]
}

export const totalBytes = (loads: readonly Load[]) =>
  loads.reduce((sum, { bytes }) => sum + bytes, 0)

/** Addresses of the photos of demo ads, without their size; a permit code is another file. */
export const picturesIn = (loads: readonly Load[]) => [
  ...new Set(
    loads
      .filter(({ url }) => url.includes('/media/drawn/'))
      .map(({ url }) => url.replace(/-\d+\.\w+$/, '')),
  ),
]
