import type { Page } from '@playwright/test'
import { phrases as footer } from '#app/frame/phrases/footer.ts'
import { expect, open, type Story } from '../story.ts'

export const shortcutList = (page: Page, words: Story['words']) =>
  page.getByRole('dialog', { name: words(footer.shortcuts) })

/** Opens a page and waits until it listens to shortcuts: their script comes after hydration. */
export async function openListening(
  page: Page,
  address: string,
  words: Story['words'],
): Promise<void> {
  await open(page, address)
  const list = shortcutList(page, words)
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(list).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
}
