import {
  test as base,
  type BrowserContext,
  type CDPSession,
  expect,
  type Page,
} from '@playwright/test'
import type { ContentLanguage } from '#i18n/language.ts'
import type { Arguments, Phrase } from '#i18n/phrases.ts'
import { waitUntilAlive } from './checks/alive.ts'
import { formatPhraseExactly } from '#tools/testing/exact-words.ts'

/** What every story is told with. */
export type Story = {
  /** The story's language; `toldIn` of playwright.config.ts says which. */
  language: ContentLanguage
  /** What the console may say in this story: a server that is down on purpose. */
  allowed: RegExp | undefined
  /** `at('/properties')` is that page in the story's language. */
  at: (path: string) => string
  /** What the page says there in the story's language; takes exactly the phrase's parameters. */
  words: (phrase: Phrase, values?: Arguments) => string
  /** Nothing goes wrong unseen: no error, no violation of the policy, no call to another site. */
  quietly: void
}

/** A page that is missing on purpose is named in the console too. */
const expectedFailure = 'Failed to load resource: the server responded with a status of 4'

/** Of the drill with busy cores: a read that an overloaded server refuses is sent again. */
const shedFailure = 'Failed to load resource: the server responded with a status of 503'

const expected =
  process.env.CLICKS_SEED === undefined
    ? new RegExp(expectedFailure)
    : new RegExp(`${expectedFailure}|${shedFailure}`)

const openedDevtools: CDPSession[] = []

/** The devtools of a page until the story ends. */
export async function openDevtools(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  openedDevtools.push(devtools)
  return devtools
}

/** The next story has the same context, in which Playwright itself leaves these as they are. */
async function resetContext(context: BrowserContext, origin: string) {
  await context.setOffline(false)
  // Those of a page that was closed are gone.
  for (const one of openedDevtools.splice(0)) await one.detach().catch(() => undefined)
  const page = context.pages()[0] ?? (await context.newPage())
  const devtools = await context.newCDPSession(page)
  const storageTypes = 'service_workers,cache_storage'
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await devtools.detach()
}

export const test = base.extend<Story>({
  language: ['en', { option: true }],
  allowed: [undefined, { option: true }],
  context: async ({ context, baseURL }, use) => {
    await use(context)
    await resetContext(context, baseURL ?? '')
  },
  at: async ({ language }, use) => {
    await use((path) => `/${language}${path === '/' ? '' : path}`)
  },
  words: async ({ language }, use) => {
    await use((phrase, values) => formatPhraseExactly(phrase, language, values))
  },
  quietly: [
    async ({ context, baseURL, allowed }, use) => {
      const troubles: string[] = []
      const isExpected = (text: string) => expected.test(text) || allowed?.test(text)
      // Also of what is only reported, and of what a library catches.
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          reportError(`policy violated: ${effectiveDirective} ${blockedURI} ${sample}`),
        )
        // What React recovered from is named by a number; what it was is the cause.
        addEventListener('error', ({ error }) => {
          if (error?.cause) reportError(error.cause)
        })
      })
      context.on('weberror', (error) => {
        const text = String(error.error())
        if (!allowed?.test(text)) troubles.push(`${error.page()?.url()}: ${text}`)
      })
      context.on('console', (message) => {
        if (message.type() !== 'error' || isExpected(message.text())) return
        troubles.push(message.text())
      })
      context.on('request', (request) => {
        const isForeign = /^(https?|wss?):/.test(request.url())
        if (isForeign && !request.url().startsWith(baseURL ?? '')) troubles.push(request.url())
      })
      await use()
      expect(troubles).toEqual([])
    },
    { auto: true },
  ],
})

/** The scripts have taken over: the page's region for notices opens with them. */
export async function waitUntilHydrated(page: Page) {
  await expect(page.locator('section:popover-open')).toHaveCount(1)
  // The script of a form may come after that of its page.
  await waitUntilAlive(page, 'main form[method=post]')
}

/** Opens a page and waits until its scripts have taken over. */
export async function open(page: Page, address: string) {
  const answer = await page.goto(address)
  await waitUntilHydrated(page)
  return answer
}

export { expect }
