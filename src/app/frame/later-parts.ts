import { later } from '#ui/later.tsx'

export const SiteFooter = later(async () => (await import('./site-footer.tsx')).SiteFooter)
