import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Icon } from '#ui/icon.tsx'
import { Bdi } from '#ui/bdi.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/page.ts'
import { resultsAddress } from '../page/results-address.ts'

type Advertiser = NonNullable<Property['agent'] | Property['agency']>

function Portrait({ photo, name }: Advertiser) {
  if (photo) {
    return (
      <img
        src={photo.url}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        className="size-12 shrink-0 rounded-full bg-sand object-cover"
      />
    )
  }
  return (
    <span
      aria-hidden
      className="flex size-12 shrink-0 items-center justify-center rounded-full bg-sand text-lg font-semibold text-palm"
    >
      {Array.from(name.trim())[0]}
    </span>
  )
}

function Name({ name, verified }: Advertiser) {
  const words = useWords(phrases)
  return (
    <span className="flex items-center gap-1.5 font-medium">
      <bdi>{name}</bdi>
      {verified && (
        <Icon name="badge-check" label={words('verified')} className="size-4 shrink-0 text-gold" />
      )}
    </span>
  )
}

function Licence({ label, number }: { label: string; number: string | null }) {
  if (!number) return null
  return (
    <span>
      {label} <Bdi>{number}</Bdi>
    </span>
  )
}

type Props = { advertiser: Advertiser; job?: string | null; licence: ReactNode; href: string }

function Advertising({ advertiser, job, licence, href }: Props) {
  const words = useWords(phrases)
  return (
    <div className="flex gap-3">
      <Portrait {...advertiser} />
      <div className="grid min-w-0 content-start">
        <Name {...advertiser} />
        <span className="flex flex-wrap gap-x-2 text-sm text-muted">
          {job && <span dir="auto">{job}</span>}
          {licence}
        </span>
        <SiteLink
          href={href}
          className="inline-flex min-h-7 items-center text-sm text-palm underline-offset-4 hover:underline"
        >
          {words('allOfAdvertiser')}
        </SiteLink>
      </div>
    </div>
  )
}

/** Who answers for an ad. */
export function AdvertiserBlock({ ad: { agent, agency } }: { ad: Property }) {
  const words = useWords(phrases)
  if (!agent && !agency) return null
  return (
    <div className="grid gap-3">
      {agent && (
        <Advertising
          advertiser={agent}
          job={agent.job}
          licence={<Licence label={words('brn')} number={agent.brn} />}
          href={resultsAddress({ agent: agent.id })}
        />
      )}
      {agency && agency.id !== agent?.id && (
        <Advertising
          advertiser={agency}
          licence={<Licence label={words('orn')} number={agency.orn} />}
          href={resultsAddress({ agency: agency.id })}
        />
      )}
    </div>
  )
}
