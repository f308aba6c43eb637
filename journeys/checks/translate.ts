import type { Page } from '@playwright/test'
import type { ContentLanguage } from '#i18n/language.ts'
import { expect } from '../story.ts'
import { waitUntilWhole } from './whole-page.ts'

export const otherLanguageOf = (language: ContentLanguage): ContentLanguage =>
  language === 'en' ? 'ar' : 'en'

/**
 * What makes a screen this one in any language, however much of it is folded or has not come yet. Toasts go
 * by themselves.
 */
const kinds = [
  'h1',
  'table',
  'dialog[open]',
  'details[open]',
  '[role=option]',
  '[aria-expanded=true]',
  '[aria-invalid=true]',
  '[data-faults]',
  '[role=alert]:not(:popover-open *)',
  '[role=status]:not(:empty):not(:popover-open *)',
]

const partsOf = (page: Page) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const all = [...document.querySelectorAll(selector)]
        return `${selector}: ${all.filter((one) => one.checkVisibility()).length}`
      }),
    kinds,
  )

/** Changes the language of the page shown, as its link does, and proves that it is the same screen. */
export async function translate(page: Page, language: ContentLanguage) {
  await waitUntilWhole(page)
  const before = await partsOf(page)
  // Behind a dialog nobody could press it.
  await page
    .locator(`a[hreflang=${language}]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect.poll(() => partsOf(page)).toEqual(before)
}
