import type { Page } from '@playwright/test'
import { waitUntilHydrated, expect, open, test } from '../story.ts'

/** Each tries to turn text into HTML or a script, as an attacker's text would have to. */
const attempts = {
  'HTML of an element': () => {
    document.createElement('p').innerHTML = '<img src=x onerror=alert(1)>'
  },
  'the text of a script': () => {
    document.createElement('script').textContent = 'alert(1)'
  },
  'a script of another site': () => {
    document.createElement('script').src = 'https://evil.example/a.js'
  },
  'an uploaded file as a script': () => {
    document.createElement('script').src = '/assets/../media/a.js'
  },
  'a script in an attribute': () => {
    document.createElement('b').setAttribute('onclick', 'alert(1)')
  },
  'a page in a frame': () => {
    document.createElement('iframe').srcdoc = '<script>alert(1)</script>'
  },
  'text into the document': () => document.write('<script>alert(1)</script>'),
  'a rule of its own': () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
    }
    trustedTypes.createPolicy('default', { createHTML: (text: string) => text })
  },
}

async function isRefused(page: Page, attempt: () => void): Promise<boolean> {
  return page.evaluate(attempt).then(
    () => false,
    () => true,
  )
}

const reported = async (page: Page) => {
  const text = await (await page.request.get('/metrics')).text()
  const counts = text.matchAll(/^policy_violations_total\{directive="require-trusted.* (\d+)$/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

test.describe('A page that an attacker has put text into', () => {
  test.use({ allowed: /policy violated|document requires|TrustedTypePolicy/ })

  test('runs none of it, and the operator can see that somebody tried', async ({ page, at }) => {
    await open(page, at('/'))
    const before = await reported(page)
    for (const [name, attempt] of Object.entries(attempts)) {
      expect(await isRefused(page, attempt), name).toBe(true)
    }
    await expect.poll(() => reported(page)).toBeGreaterThan(before)
  })
})

test.describe('A page whose words a translator changed before it came alive', () => {
  // React says that it has to draw the page again.
  test.use({ allowed: /Minified React error #418/ })

  test('is drawn again and leads on', async ({ page, at }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.route(at('/'), async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/(<h1[^>]*>)[^<]+/, '$1Translated')
      await route.fulfill({ response: answer, body })
    })
    await page.goto(at('/'))
    await waitUntilHydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Translated')
    await page
      .locator(`header a[href="${at('/agents')}"]`)
      .first()
      .click()
    await expect(page).toHaveURL(/\/agents/)
    expect(faults.length).toBeGreaterThan(0)
    expect(faults.filter((fault) => !fault.includes('#418'))).toEqual([])
  })
})
