import { useWords } from '#i18n/words.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/story.ts'
import { Icon } from '#ui/icon.tsx'

const icons = { video: 'play', tour: 'rotate-3d' } as const

const siteOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '')

export function Facade({ url, kind }: { url: string; kind: keyof typeof icons }) {
  const words = useWords(phrases)
  const site = siteOf(url)
  return (
    <a
      href={url}
      target="_blank"
      rel="nofollow ugc noopener noreferrer"
      className="flex min-h-20 items-center gap-4 rounded-card border border-line bg-card p-4 no-underline hover:border-palm"
    >
      <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-palm text-on-palm">
        <Icon name={icons[kind]} className="size-5" />
      </span>
      <span className="grid">
        <span className="font-medium">
          {kind === 'video' ? words('watchVideo') : words('takeTour')}
        </span>
        {site && <span className="text-sm text-muted">{words('opensSite', { site })}</span>}
      </span>
    </a>
  )
}

export function AdTours({ ad }: { ad: Property }) {
  const words = useWords(phrases)
  if (ad.videos.length === 0 && !ad.virtualTour) return null
  return (
    <section className="grid gap-3 print:hidden">
      <SectionHeading>{words('tours')}</SectionHeading>
      <div className="grid gap-3 sm:grid-cols-2">
        {ad.videos.map(({ url }) => (
          <Facade key={url} url={url} kind="video" />
        ))}
        {ad.virtualTour && <Facade url={ad.virtualTour} kind="tour" />}
      </div>
    </section>
  )
}
