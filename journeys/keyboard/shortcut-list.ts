import type { Page } from '@playwright/test'
import { phrases as footer } from '#app/frame/phrases/footer.ts'
import type { Story } from '../story.ts'

export const shortcutList = (page: Page, words: Story['words']) =>
  page.getByRole('dialog', { name: words(footer.shortcuts) })
