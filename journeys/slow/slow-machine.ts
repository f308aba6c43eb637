import type { Page, Route } from '@playwright/test'
import { expect, openDevtools } from '../story.ts'

/** The processor runs at a sixth of its speed, as an old phone's does. */
const slowdown = 6

/** The longest that an answer or a script of the site is held up. */
const maxDelayMs = 500

/** Each story is told once a run; `npm run drill -- CLICKS` tells it with many seeds. */
export const seed = Number(process.env.CLICKS_SEED ?? 1)

export type Random = {
  /** From 0 up to 1. */
  next: () => number
  /** Waits up to so many milliseconds. */
  pause: (page: Page, maxMs?: number) => Promise<void>
  shuffle: <Item>(items: readonly Item[]) => Item[]
}

/** The same numbers for the same seed and story (mulberry32). */
export function newRandom(story: string): Random {
  let state = Buffer.from(story).reduce((sum, byte) => (sum * 31 + byte) | 0, seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    pause: (page, maxMs = 700) => page.waitForTimeout(next() * maxMs),
    shuffle: (items) =>
      items
        .map((item) => ({ item, at: next() }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ item }) => item),
  }
}

const answers = /\/(api|assets)\//

/** Slows the processor, and holds up each answer and each script for a time of its own. */
export async function slowDown(page: Page, random: Random) {
  const devtools = await openDevtools(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.route(answers, async (route) => {
    await new Promise((done) => setTimeout(done, random.next() * maxDelayMs))
    // The page that asked may be gone by now.
    await route.continue().catch(() => undefined)
  })
}

/** Holds up what is asked for under these addresses until it is let go. */
export async function holdUp(page: Page, addresses: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const wait = async (route: Route) => {
    await promise
    await route.continue().catch(() => undefined)
  }
  await page.route(addresses, wait)
  return async () => {
    resolve()
    await page.unroute(addresses, wait)
  }
}

export const scripts = /\/assets\/.*\.js/

/** Reloads without waiting for more than the first bytes of the page. */
export const reload = (page: Page) => page.reload({ waitUntil: 'commit' })

/** What a form of the page holds, by name. */
export async function holds(page: Page, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    await expect(page.locator(`main form [name="${name}"]`)).toHaveValue(text)
  }
}

/** The address of the link that was pressed last, whatever stands in its place since. */
export async function notePresses(page: Page): Promise<() => string> {
  let last = ''
  await page.exposeFunction('notePress', (address: string) => {
    last = address
  })
  await page.addInitScript(() => {
    const { notePress } = window as unknown as { notePress: (address: string) => void }
    const onPress = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link) notePress(link.pathname)
    }
    document.addEventListener('pointerdown', onPress, true)
  })
  return () => last
}
