import type { Site } from '#features/reference/site-settings/components/site-settings.ts'
import { contentLanguageOf, otherContentLanguage } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from './phrases.ts'

function Mark() {
  return (
    <svg
      viewBox="0 0 28 28"
      width={32}
      height={32}
      aria-hidden
      className="size-8 shrink-0 text-palm"
    >
      <path d="M3 27V14a11 11 0 0 1 22 0v13z" fill="currentColor" />
      <path d="M10 27V16a4 4 0 0 1 8 0v11z" className="fill-paper" />
    </svg>
  )
}

function Name({ siteName }: Pick<Site, 'siteName'>) {
  const own = contentLanguageOf(useLanguage())
  const other = otherContentLanguage(own)
  if (siteName[own] === siteName[other]) return siteName[own]
  return (
    <span className="brand-name">
      <span lang={own}>{siteName[own]}</span>
      <span aria-hidden className="text-clay">
        ·
      </span>
      <span lang={other}>{siteName[other]}</span>
    </span>
  )
}

export function Brand({ settings }: { settings: Site | undefined }) {
  const words = useWords(phrases)
  const logo = settings?.logo
  return (
    <SiteLink href="/" className="brand">
      {logo ? (
        <img src={logo.url} width={logo.width} height={logo.height} alt="" className="h-8 w-auto" />
      ) : (
        <Mark />
      )}
      {settings ? <Name siteName={settings.siteName} /> : words('home')}
    </SiteLink>
  )
}
