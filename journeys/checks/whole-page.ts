import type { Page } from '@playwright/test'
import { open } from '../story.ts'

/** Opens a page and waits for the scripts that it asks for after hydration: focus, shortcuts, retries. */
export async function openWhole(page: Page, address: string) {
  const answer = await open(page, address)
  await page.waitForLoadState('networkidle')
  return answer
}
